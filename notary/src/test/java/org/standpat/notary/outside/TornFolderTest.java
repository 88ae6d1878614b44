package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.proof.note.SignedNote;

/** Files that a crash has torn, or somebody has changed; and folders that cannot be written. */
class TornFolderTest {

    private static final Clock NOW = Clock.fixed(Instant.parse("2026-12-01T20:00:00Z"), ZoneOffset.UTC);

    /** Bytes between two places at which a torn file is appended to. */
    private static final int HEALED_EACH = 17;

    @TempDir
    private Path folder;

    private final TestLog log = TestLog.of(400);

    private Path day() {
        return folder.resolve("checkpoints/2026-12-01.txt");
    }

    private void take(long size) throws IOException {
        new OutletFolder(folder, NOW).take(log.checkpoint(size), log.tree());
    }

    private SignedNote note(long size) {
        return log.checkpoint(size).note();
    }

    /** Cut at every byte of the last one, and healed at some of them. */
    @Test
    void a_last_checkpoint_that_was_torn_is_passed_over_and_the_next_one_heals_the_file() throws IOException {
        take(1);
        take(2);
        int whole = Math.toIntExact(Files.size(day()));
        byte[] newest = Files.readAllBytes(folder.resolve("checkpoint"));
        take(3);
        byte[] all = Files.readAllBytes(day());
        for (int end = whole; end < all.length; end++) {
            Files.write(day(), Arrays.copyOf(all, end));
            Files.write(folder.resolve("checkpoint"), newest);

            assertThat(Kept.notes(folder)).as("cut at %d", end).containsExactly(note(1), note(2));
            assertThat(new OutletFolder(folder, NOW).newest()).contains(note(2));
            if ((end - whole) % HEALED_EACH != 0) {
                continue;
            }
            take(4);
            assertThat(Kept.notes(folder)).as("cut at %d", end).containsExactly(note(1), note(2), note(4));
            assertThat(Files.readString(day(), UTF_8)).isEqualTo(note(1) + "\n" + note(2) + "\n" + note(4) + "\n");
        }
    }

    /** Nothing of it is left behind the next one. */
    @Test
    void given_the_torn_one_is_longer_than_the_next_then_nothing_of_it_stays() throws IOException {
        take(1);
        Files.writeString(day(), note(1) + "\n" + note(2) + "\u2014 witness.example/w " + "A".repeat(3_000), UTF_8);

        take(3);

        assertThat(Files.readString(day(), UTF_8)).isEqualTo(note(1) + "\n" + note(3) + "\n");
    }

    @Test
    void given_the_first_one_of_a_day_was_torn_then_the_day_before_has_the_newest() throws IOException {
        take(1);
        Path next = folder.resolve("checkpoints/2026-12-02.txt");
        Files.writeString(next, note(2).toString().substring(0, 80), UTF_8);
        Files.delete(folder.resolve("checkpoint"));

        assertThat(new OutletFolder(folder, NOW).newest()).contains(note(1));
        take(3);
        assertThat(Kept.notes(folder)).containsExactly(note(1), note(3));
    }

    /** A file that a crash has left half written where it was prepared, and an empty folder of a partial tile. */
    @Test
    void what_was_being_prepared_at_a_crash_does_not_matter() throws IOException {
        take(255);
        Files.writeString(folder.resolve("checkpoint.new"), "room.exam", UTF_8);
        Files.write(folder.resolve("tile/0/000.new"), new byte[100]);
        Files.createDirectories(folder.resolve("tile/0/001.p"));

        take(300);

        assertThat(new KeptTree(folder, 300).root(300)).isEqualTo(log.tree().root(300));
        assertThat(folder.resolve("checkpoint.new")).doesNotExist();
        assertThat(folder.resolve("tile/0/000.new")).doesNotExist();
    }

    @Test
    void given_lines_in_the_middle_were_changed_then_that_one_is_named_and_the_others_are_read() throws IOException {
        for (int size = 1; size <= 4; size++) {
            take(size);
        }
        String all = Files.readString(day(), UTF_8);
        Files.writeString(
                day(),
                all.replace("\n2\n", "\n2\n\n\nmore\n")
                        .replace(log.signer().verifier().name() + "\n3", "x\u0001\n3"),
                UTF_8);

        List<KeptNote> kept = Kept.all(folder);

        assertThat(kept).hasSize(4);
        assertThat(kept.get(0)).isEqualTo(new KeptNote.Read(day(), 0, note(1)));
        assertThat(kept.get(1)).isInstanceOf(KeptNote.Read.class);
        assertThat(kept.get(2)).isInstanceOf(KeptNote.Unreadable.class);
        assertThat(kept.get(3)).isInstanceOf(KeptNote.Read.class);
        assertThat(kept.get(2).offset()).isGreaterThan(kept.get(1).offset());
    }

    @Test
    void given_a_flood_of_bytes_then_it_is_one_unreadable_checkpoint_and_the_next_cannot_be_appended()
            throws IOException {
        take(1);
        Files.writeString(day(), note(1) + "\n" + "x".repeat(3 << 20) + "\n\u2014 x eA==\n\n" + note(2) + "\n", UTF_8);

        assertThat(Kept.all(folder)).hasSize(3).element(1).isInstanceOf(KeptNote.Unreadable.class);
        take(3);
        Files.writeString(day(), note(1) + "\n" + "x".repeat(3 << 20), UTF_8);
        assertThatThrownBy(() -> take(4))
                .isInstanceOf(HistoryChangedException.class)
                .hasMessageContaining("somebody changed the file");
    }

    @Test
    void a_folder_that_is_missing_or_a_file_is_told_from_a_changed_history() throws IOException {
        Path missing = folder.resolve("missing");
        Path file = Files.createFile(folder.resolve("file"));

        for (Path place : List.of(missing, file)) {
            OutletFolder outlet = new OutletFolder(place, NOW);
            assertThatThrownBy(() -> outlet.take(log.checkpoint(1), log.tree()))
                    .isExactlyInstanceOf(IOException.class)
                    .hasMessageContaining(place.toString())
                    .hasMessageContaining("size 1");
            assertThatThrownBy(outlet::newest).isExactlyInstanceOf(IOException.class);
        }
        assertThat(missing).doesNotExist();
        assertThatThrownBy(() -> KeptNotes.of(missing)).isInstanceOf(IOException.class);
    }

    /** The kernel's own folder: nobody may make files there, not even who may do everything. */
    @Test
    void a_folder_that_cannot_be_written_is_said_to_be_so() {
        OutletFolder outlet = new OutletFolder(Path.of("/sys/kernel"), NOW);

        assertThatThrownBy(() -> outlet.take(log.checkpoint(1), log.tree()))
                .isExactlyInstanceOf(IOException.class)
                .hasMessageContaining("may not write /sys/kernel/.lock");
    }

    /** The kernel's full device in the place of the day's file. */
    @Test
    void given_a_full_disk_then_it_is_an_outage_that_passes() throws IOException {
        take(1);
        byte[] before = Files.readAllBytes(day());
        Files.delete(day());
        Files.createSymbolicLink(day(), Path.of("/dev/full"));

        assertThatThrownBy(() -> take(2))
                .isExactlyInstanceOf(IOException.class)
                .hasMessageContaining("No space left")
                .hasMessageContaining("room on its disk");
        assertThat(new OutletFolder(folder, NOW).newest()).contains(note(1));

        Files.delete(day());
        Files.write(day(), before);
        take(2);
        assertThat(Kept.notes(folder)).containsExactly(note(1), note(2));
    }

    @Test
    void given_somebody_else_writes_for_too_long_then_it_is_said() throws IOException {
        take(1);
        FolderLock.holding(folder, () -> {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> take(2)).hasMessageContaining("another process");
            assertThat(Thread.interrupted()).isTrue();
        });
        take(2);
    }
}
