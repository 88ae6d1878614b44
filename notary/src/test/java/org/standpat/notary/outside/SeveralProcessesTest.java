package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.postgres.SmallDisk;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.tree.Tile;

/** Processes that write into one folder, and are killed in the middle of it. */
class SeveralProcessesTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_201L);
    private static final int KILLED = 2;
    private static final int MOST_BEFORE = 30;

    private final NoteSigner signer = NoteSigner.random(TestLog.NAME, KeyType.ED25519);
    private final TestLog log = TestLog.of(WriterOutside.LARGEST, signer);

    @TempDir
    private Path folder;

    @Test
    void whatever_was_told_to_be_kept_is_there_after_a_kill_and_the_next_goes_on() throws Exception {
        Random random = new Random(SEED);
        for (int time = 0; time < KILLED; time++) {
            Process writer = WriterOutside.start(folder, signer);
            long last = -1;
            try (BufferedReader told = writer.inputReader(UTF_8)) {
                int before = 1 + random.nextInt(MOST_BEFORE);
                for (int i = 0; i < before; i++) {
                    last = WriterOutside.next(told);
                }
                Thread.sleep(0, random.nextInt(999_999));
                writer.destroyForcibly().waitFor();
            }
            assertThat(last).isPositive();
            List<Long> sizes = requireSound();
            assertThat(sizes).as("seed %d", SEED).contains(last).isSorted().doesNotHaveDuplicates();
        }
    }

    @Test
    void two_processes_write_in_turn_and_nothing_is_torn_or_goes_back() throws Exception {
        Process first = WriterOutside.start(folder, signer);
        Process second = WriterOutside.start(folder, signer);
        try (BufferedReader one = first.inputReader(UTF_8);
                BufferedReader two = second.inputReader(UTF_8)) {
            for (int i = 0; i < MOST_BEFORE; i++) {
                assertThat(WriterOutside.next(one)).isPositive();
                assertThat(WriterOutside.next(two)).isPositive();
            }
        } finally {
            first.destroyForcibly().waitFor();
            second.destroyForcibly().waitFor();
        }
        assertThat(requireSound()).isSorted().hasSizeGreaterThan(MOST_BEFORE / 2);
    }

    /** Where the machine lets a process have a disk of its own. */
    @Test
    void given_a_disk_that_runs_full_then_it_is_said_and_once_there_is_room_it_goes_on() throws Exception {
        assumeTrue(SmallDisk.isPossible());
        Process writer = WriterOutside.startOnSmallDisk(folder, signer, 400_000);
        try (BufferedReader told = writer.inputReader(UTF_8)) {
            String line = told.readLine();
            assertThat(line).startsWith(WriterOutside.KEPT);
            while (line != null && line.startsWith(WriterOutside.KEPT)) {
                line = told.readLine();
            }
            assertThat(line).startsWith(WriterOutside.REFUSED).contains("No space left", "room on its disk");
            assertThat(WriterOutside.next(told)).isPositive();
        } finally {
            writer.destroyForcibly().waitFor();
        }
    }

    /** Each kept checkpoint is signed, has its tree, and goes with the log; and the folder takes the next. */
    private List<Long> requireSound() throws IOException {
        List<Long> sizes = Kept.notes(folder).stream()
                .map(note -> SignedCheckpoint.verified(note, signer.verifier()).checkpoint())
                .peek(checkpoint ->
                        assertThat(checkpoint.root()).isEqualTo(log.tree().root(checkpoint.size())))
                .map(Checkpoint::size)
                .toList();
        for (long size : sizes) {
            assertThat(new KeptTree(folder, size).root(size))
                    .isEqualTo(log.tree().root(size));
        }
        long next = sizes.getLast() + 1;
        new OutletFolder(folder, Clock.systemUTC()).take(log.checkpoint(next), log.tree());
        for (Tile tile : Tile.of(next)) {
            assertThat(Files.readAllBytes(folder.resolve("tile").resolve(tile.path())))
                    .isEqualTo(tile.content(log.tree()));
        }
        return sizes;
    }
}
