package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/**
 * Three processes write into one log on many threads each, and now and then one is killed in the midst of it and started again. What any of
 * them was told is so, and whoever reads meanwhile sees the log as it is.
 */
class ThreeWritersTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_132L);
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final int PROCESSES = 3;
    private static final int KILLS = 4;

    /** Lines that a process has told at least before it is killed. */
    private static final int AT_WORK = 30;

    private static final Pattern RECORDED = Pattern.compile("recorded (\\S+) (\\d+) (\\d+) (\\d+) (\\S+) (\\S+)");
    private static final Pattern ANSWERED = Pattern.compile("answered (\\S+) (\\S+) (\\d+) (\\d+)");

    @AutoClose
    private final LogFixture db = new LogFixture();

    @AutoClose
    private final CommitListener listener = new CommitListener(db.database.unpooled(), db.feed::wake);

    private final Random random = new Random(SEED);
    private final List<WriterProcess> started = new ArrayList<>();

    /** What the keys were answered with, as the table says: hand, first and last event. */
    private record Answer(UUID hand, int first, int last) {}

    @Test
    void what_each_of_three_processes_was_told_is_so_when_they_are_killed_and_started_again() throws Exception {
        try (FeedReaders readers = new FeedReaders(db, new Random(SEED))) {
            await().atMost(LIMIT).until(listener::isListening);

            writeAndKill();

            long last = db.log.head().orElseThrow().feedPosition();
            await().atMost(LIMIT)
                    .until(() ->
                            readers.paged().size() >= last && readers.streamed().size() >= last);
            List<StoredEvent> log = db.log.feed(null, Integer.MAX_VALUE);
            assertThat(readers.paged()).as("read page by page, seed %d", SEED).isEqualTo(log);
            assertThat(readers.streamed()).as("read as a stream, seed %d", SEED).isEqualTo(log);
            assertPlacesAndNumbersHaveNoHole(log);
            assertNoAppendIsHalfThere(log);
            Map<String, Answer> answers = answers();
            assertAnswersNameWholeAppends(log, answers);
            assertWhatWasToldIsSo(log, answers);
        } finally {
            started.forEach(WriterProcess::close);
        }
    }

    private void writeAndKill() throws Exception {
        List<WriterProcess> running = new ArrayList<>();
        for (int i = 0; i < PROCESSES; i++) {
            running.add(start());
        }
        for (int kill = 0; kill < KILLS; kill++) {
            running.forEach(ThreeWritersTest::awaitWork);
            Thread.sleep(random.nextInt(300));
            int victim = random.nextInt(PROCESSES);
            running.get(victim).kill();
            running.set(victim, start());
        }
        running.forEach(ThreeWritersTest::awaitWork);
        for (WriterProcess process : running) {
            process.finish();
            assertThat(process.told())
                    .as("told by a process that was not killed")
                    .last()
                    .isEqualTo(WriterProcess.DONE);
        }
    }

    private WriterProcess start() throws Exception {
        WriterProcess process = WriterProcess.start(db.database, started.size() + 1, SEED);
        started.add(process);
        return process;
    }

    private static void awaitWork(WriterProcess process) {
        await().atMost(LIMIT).until(() -> process.told().size() >= AT_WORK);
    }

    private static void assertPlacesAndNumbersHaveNoHole(List<StoredEvent> log) {
        Map<UUID, Integer> positions = new HashMap<>();
        List<StoredEvent> misplaced = new ArrayList<>();
        for (int i = 0; i < log.size(); i++) {
            StoredEvent event = log.get(i);
            if (event.feedPosition() != i + 1L || event.number() != positions.merge(event.hand(), 1, Integer::sum)) {
                misplaced.add(event);
            }
        }
        assertThat(misplaced).as("events that do not follow on, seed %d", SEED).isEmpty();
    }

    private static void assertNoAppendIsHalfThere(List<StoredEvent> log) {
        Map<Instant, List<StoredEvent>> appends = new HashMap<>();
        log.forEach(event ->
                appends.computeIfAbsent(event.at(), at -> new ArrayList<>()).add(event));
        assertThat(appends.values())
                .as("appends, seed %d", SEED)
                .allMatch(events -> events.size()
                        == HandWriter.eventsMarked(events.getFirst().at()))
                .allMatch(events ->
                        events.getLast().hand().equals(events.getFirst().hand()))
                .allMatch(events ->
                        events.getLast().feedPosition() - events.getFirst().feedPosition() == events.size() - 1);
    }

    private Map<String, Answer> answers() {
        Map<String, Answer> answers = new HashMap<>();
        db.sql.query("select key, hand, first_event, last_event from answered_request", row -> {
            answers.put(
                    row.getString("key"),
                    new Answer(row.getObject("hand", UUID.class), row.getInt("first_event"), row.getInt("last_event")));
        });
        return answers;
    }

    /** The answer that an append whose events are these is told of. */
    private static Answer answer(List<StoredEvent> append) {
        return new Answer(
                append.getFirst().hand(),
                append.getFirst().number(),
                append.getLast().number());
    }

    private static void assertAnswersNameWholeAppends(List<StoredEvent> log, Map<String, Answer> answers) {
        Map<Instant, List<StoredEvent>> appends = log.stream().collect(Collectors.groupingBy(StoredEvent::at));
        List<Answer> all =
                appends.values().stream().map(ThreeWritersTest::answer).toList();
        assertThat(answers).as("keys that were answered").isNotEmpty();
        assertThat(new HashSet<>(all)).as("appends, seed %d", SEED).containsAll(answers.values());
    }

    private void assertWhatWasToldIsSo(List<StoredEvent> log, Map<String, Answer> answers) {
        Set<String> places = new HashSet<>();
        List<String> untrue = new ArrayList<>();
        int answeredBefore = 0;
        for (WriterProcess process : started) {
            for (String line : process.told()) {
                Matcher recorded = RECORDED.matcher(line);
                Matcher answered = ANSWERED.matcher(line);
                boolean isSo;
                if (recorded.matches()) {
                    isSo = places.add(recorded.group(4)) && isRecorded(log, recorded, answers);
                } else if (answered.matches()) {
                    answeredBefore++;
                    UUID hand = UUID.fromString(answered.group(2));
                    isSo = new Answer(hand, number(answered, 3), number(answered, 4))
                            .equals(answers.get(answered.group(1)));
                } else {
                    isSo = line.equals(WriterProcess.DONE);
                }
                if (!isSo) {
                    untrue.add(line);
                }
            }
        }
        assertThat(untrue).as("what was told and is not so, seed %d", SEED).isEmpty();
        assertThat(places).as("appends that were told as recorded").hasSizeGreaterThan(PROCESSES * AT_WORK);
        assertThat(answeredBefore).as("requests whose key was answered before").isPositive();
    }

    /** Whether the append stands in the log at the place that was told, and its key, if any, has it as its answer. */
    private static boolean isRecorded(List<StoredEvent> log, Matcher told, Map<String, Answer> answers) {
        int place = number(told, 4);
        List<StoredEvent> there = log.subList(place - 1, place - 1 + number(told, 3));
        UUID hand = UUID.fromString(told.group(1));
        int first = number(told, 2);
        Answer answer = new Answer(hand, first, first + there.size() - 1);
        Instant at = Instant.parse(told.group(5));
        String key = told.group(6);
        return answer(there).equals(answer)
                && there.stream().allMatch(event -> event.at().equals(at))
                && (key.equals("-") || answer.equals(answers.get(key)));
    }

    private static int number(Matcher line, int group) {
        return Integer.parseInt(line.group(group));
    }
}
