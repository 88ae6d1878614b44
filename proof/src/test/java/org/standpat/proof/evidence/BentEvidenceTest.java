package org.standpat.proof.evidence;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Files that somebody cut, bent or mixed: as they are, and with a last line that fits again. Neither check accepts any of them. */
class BentEvidenceTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_260_729);

    /** Of so many bytes one is bent where one is as good as the other. */
    private static final int SAMPLED = 8;

    private final Random random = new Random(SEED);

    /** Two hands of one log, the first as three viewers see it, and as it was before it was over. */
    private final SampleHand hand = SampleHand.play(random, SampleHand.Dealing.COMMITTED, 2, 1, true);

    private final SampleHand another = SampleHand.play(random, SampleHand.Dealing.COMMITTED, 2, 1, true);
    private final SampleLog log = new SampleLog(random, List.of(hand, another));
    private final String note = note(log);
    private final String own = log.evidence(hand, new EvidenceViewer.Player(1)).text();
    private final List<String> others = List.of(
            log.evidence(hand, new EvidenceViewer.Public()).text(),
            log.evidence(hand, new EvidenceViewer.Player(2)).text(),
            log.evidence(hand, new EvidenceViewer.Staff()).text(),
            log.evidence(hand, new EvidenceViewer.Staff(), hand.events.size(), true)
                    .text(),
            log.evidence(another, new EvidenceViewer.Player(1)).text(),
            log.evidence(another, new EvidenceViewer.Staff()).text());

    private Verdict agreed(byte[] file) {
        return agreed(file, note);
    }

    /**
     * Witnesses are asked for where the signed note is another one than the log's. Where it is the same, they could only agree, and checking
     * signatures takes nearly all the time of a check: so nobody but the log is asked for, and the other checks have to find the fault alone.
     */
    private Verdict agreed(byte[] file, String signed) {
        boolean same = inBytes(file).contains(signed);
        return IndependentCheck.agreed(file, log.key(), same ? List.of() : log.witnesses());
    }

    private static String note(SampleLog log) {
        return inBytes(("\ncheckpoint\n" + log.checkpoint() + "end ").getBytes(UTF_8));
    }

    /** One letter for each byte. */
    private static String inBytes(byte[] text) {
        return new String(text, ISO_8859_1);
    }

    private void assertRefused(byte[] file, String how) {
        assertRefused(file, note, how);
    }

    private void assertRefused(byte[] file, String signed, String how) {
        assertThat(agreed(file, signed)).as("seed %d: %s", SEED, how).isInstanceOf(Verdict.Refused.class);
    }

    /** With a last line that fits; some as they are, too, where the last line would give any of them away. */
    private void assertRefusedEitherWay(List<String> lines, String how) {
        String text = String.join("\n", lines) + "\n";
        if (random.nextInt(SAMPLED) == 0) {
            assertRefused(text.getBytes(UTF_8), how);
        }
        if (!Arrays.equals(ended(text), own.getBytes(UTF_8))) {
            assertRefused(ended(text), how + ", with another end");
        }
    }

    /** With the last line that fits, in the place of one that does not or below everything. */
    private static byte[] ended(String text) {
        int last = text.lastIndexOf('\n', text.length() - 2) + 1;
        return ended(
                text.getBytes(UTF_8),
                text.startsWith("end ", last) ? text.substring(last).getBytes(UTF_8).length : 0);
    }

    private static byte[] ended(byte[] file, int without) {
        byte[] before = Arrays.copyOf(file, file.length - without);
        String end = "end " + Base64.getEncoder().encodeToString(sha256(before)) + "\n";
        byte[] whole = Arrays.copyOf(before, before.length + end.length());
        System.arraycopy(end.getBytes(UTF_8), 0, whole, before.length, end.length());
        return whole;
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException missing) {
            throw new AssertionError(missing);
        }
    }

    private static List<String> lines(String text) {
        return new ArrayList<>(text.lines().toList());
    }

    @Test
    void theFilesThatAreBentHereAreProvenAsTheyAre() {
        assertThat(agreed(own.getBytes(UTF_8))).isInstanceOf(Verdict.Proven.class);
        assertThat(ended(own)).isEqualTo(own.getBytes(UTF_8));
        others.forEach(other -> assertThat(agreed(other.getBytes(UTF_8))).isInstanceOf(Verdict.Proven.class));
    }

    /**
     * Every byte of the first line of each kind once, and some of each other line, with a last line that fits. Without one a file is refused
     * whatever was bent, so that some bytes are enough.
     */
    @Test
    void noByteMayBeAnother() {
        SampleHand small = SampleHand.play(random, SampleHand.Dealing.COMMITTED, 1, 0, true);
        SampleLog smallLog = new SampleLog(random, List.of(small));
        String text = smallLog.evidence(small, new EvidenceViewer.Staff()).text();
        String smallNote = note(smallLog);
        byte[] file = text.getBytes(UTF_8);
        assertThat(agreed(file, smallNote)).isInstanceOf(Verdict.Proven.class);
        int end = file.length - (text.length() - text.lastIndexOf("end "));
        Set<String> kinds = new HashSet<>();
        int begin = 0;
        for (String line : lines(text)) {
            int next = begin + line.getBytes(UTF_8).length + 1;
            int step = kinds.add(kind(line)) ? 1 : SAMPLED;
            for (int i = begin + random.nextInt(step); i < next; i += step) {
                byte[] bent = file.clone();
                bent[i] ^= (byte) (1 << random.nextInt(8));
                String how = "byte %d flipped, in \"%s\"".formatted(i, line);
                if (i < end) {
                    assertRefused(ended(bent, file.length - end), smallNote, how + ", with another end");
                }
                if (i >= end || random.nextInt(SAMPLED) == 0) {
                    assertRefused(bent, smallNote, how);
                }
            }
            begin = next;
        }
        assertThat(begin).isEqualTo(file.length);
    }

    /** Its first word and the number of words; of a signature how long it is, too: those of logs and witnesses are not. */
    private static String kind(String line) {
        List<String> words = List.of(line.split(" "));
        return words.getFirst()
                + ' '
                + words.size()
                + (line.startsWith("\u2014 ") ? words.getLast().length() : "");
    }

    @Test
    void noFewBytesMayBeOthers() {
        for (String other : others) {
            byte[] file = other.getBytes(UTF_8);
            int end = file.length - (other.length() - other.lastIndexOf("end "));
            for (int i = 0; i < 30; i++) {
                byte[] bent = file.clone();
                int from = random.nextInt(end);
                for (int at = from; at < Math.min(end, from + 1 + random.nextInt(4)); at++) {
                    bent[at] = (byte) " \n0a1fA=-".charAt(random.nextInt(9));
                }
                if (!Arrays.equals(bent, file)) {
                    if (random.nextInt(SAMPLED) == 0) {
                        assertRefused(bent, "bytes from %d are others".formatted(from));
                    }
                    assertRefused(
                            ended(bent, file.length - end),
                            "bytes from %d are others, with another end".formatted(from));
                }
            }
        }
    }

    @Test
    void noLineMayBeMissingOrDoubled() {
        for (int i = 0; i < lines(own).size(); i++) {
            List<String> dropped = lines(own);
            String line = dropped.remove(i);
            if (!line.startsWith("end ")) {
                assertRefusedEitherWay(dropped, "line %d dropped".formatted(i + 1));
            }
            List<String> doubled = lines(own);
            doubled.add(i, line);
            assertRefusedEitherWay(doubled, "line %d doubled".formatted(i + 1));
        }
    }

    @Test
    void noTwoLinesMayBeSwapped() {
        int count = lines(own).size();
        for (int i = 0; i < count - 1; i++) {
            swap(i, i % 2 == 0 ? i + 1 : random.nextInt(count));
        }
    }

    private void swap(int first, int second) {
        List<String> lines = lines(own);
        String kept = lines.get(first);
        lines.set(first, lines.get(second));
        lines.set(second, kept);
        if (!lines.equals(lines(own))) {
            assertRefusedEitherWay(lines, "lines %d and %d swapped".formatted(first + 1, second + 1));
        }
    }

    @Test
    void noLineMayBeFromAnotherFile() {
        for (String other : others) {
            List<String> foreign = lines(other);
            for (int i = 0; i < 30; i++) {
                List<String> lines = lines(own);
                int at = random.nextInt(lines.size());
                String line = foreign.get(
                        random.nextBoolean() ? Math.min(at, foreign.size() - 1) : random.nextInt(foreign.size()));
                if (random.nextInt(4) == 0) {
                    lines.add(at, line);
                } else {
                    lines.set(at, line);
                }
                if (!lines.equals(lines(own))) {
                    assertRefusedEitherWay(lines, "line %d is \"%s\" of another file".formatted(at + 1, line));
                }
            }
        }
    }

    @Test
    void noFileGoesOnAsAnother() {
        for (String other : others) {
            List<String> foreign = lines(other);
            for (int i = 1; i < Math.min(foreign.size(), lines(own).size()); i += 5) {
                List<String> lines = new ArrayList<>(lines(own).subList(0, i));
                lines.addAll(foreign.subList(Math.min(i + random.nextInt(3), foreign.size() - 1), foreign.size()));
                String text = String.join("\n", lines) + "\n";
                if (!Arrays.equals(ended(text), own.getBytes(UTF_8))
                        && !Arrays.equals(ended(text), other.getBytes(UTF_8))) {
                    assertRefusedEitherWay(lines, "another file goes on after line %d".formatted(i));
                }
            }
        }
    }

    @Test
    void noFileMayBeCut() {
        List<String> lines = lines(own);
        for (int i = 0; i < lines.size() - 1; i++) {
            assertRefusedEitherWay(lines.subList(0, i + 1), "cut after line %d".formatted(i + 1));
        }
        byte[] file = own.getBytes(UTF_8);
        assertRefused(new byte[0], "nothing");
        for (int i = 0; i < 200; i++) {
            int length = random.nextInt(file.length);
            assertRefused(Arrays.copyOf(file, length), "cut after %d bytes".formatted(length));
        }
        assertRefused((own + "\n").getBytes(UTF_8), "a line more");
        assertRefused((own + own).getBytes(UTF_8), "two files in one");
    }

    /** Of a hand that was over, the last events can be left away; what is left says no more than that it was not over then. */
    @Test
    void whereTheLastEventsAreLeftAwayTheHandIsNotOver() {
        List<String> lines = lines(own);
        int deck = firstWith(lines, "deck ");
        int count = hand.events.size();
        while (!lines.get(deck - 1).isEmpty() && count > 1) {
            int begin = deck - 1;
            while (!lines.get(begin).startsWith("standpat-event-v1 ")) {
                begin--;
            }
            lines.subList(begin, deck).clear();
            deck = begin;
            count--;
            Verdict verdict = agreed(ended(String.join("\n", lines) + "\n"));
            if (dealsToSeatOne(hand.events.get(count))) {
                // The card that it dealt is opened, and no event says why.
                assertThat(verdict).isInstanceOf(Verdict.Refused.class);
                return;
            }
            int left = count;
            assertThat(verdict).isInstanceOfSatisfying(Verdict.Proven.class, proven -> {
                assertThat(proven.events()).isEqualTo(left);
                assertThat(proven.over())
                        .isEqualTo(hand.events.subList(0, left).stream()
                                .anyMatch(event -> event.type().equals("HandCompleted")));
            });
        }
    }

    private static boolean dealsToSeatOne(SampleHand.Event event) {
        return event.type().equals("CardExposed") || (event.type().startsWith("Cards") && event.payload()[1] == 1);
    }

    private static int firstWith(List<String> lines, String word) {
        int line = 0;
        while (!lines.get(line).startsWith(word)) {
            line++;
        }
        return line;
    }

    @Test
    void aCosignatureThatNobodyAsksForMayBeMissing() {
        List<String> lines = lines(own);
        lines.removeIf(line -> line.startsWith("\u2014 other-witness.example "));
        byte[] file = ended(String.join("\n", lines) + "\n");
        assertThat(IndependentCheck.agreed(file, log.key(), List.of(log.witness.verifier())))
                .isInstanceOf(Verdict.Proven.class);
        assertRefused(file, "a cosignature less than was asked for");
    }
}
