package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.standpat.proof.note.SignedNote;

/** The files, one for each day, to which each checkpoint is appended, with an empty line after it. */
final class CheckpointBook {

    /** Most bytes of a note with the empty line after it. */
    private static final int LONGEST = SignedNote.LONGEST + 1;

    /** Behind the last whole note there may be one that is torn, and where it begins is known from the one before. */
    private static final int TAIL = 3 * LONGEST;

    private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}\\.txt");

    private final Path folder;

    CheckpointBook(Path folder) {
        this.folder = folder;
    }

    /** What a file ends with: how many of its bytes are whole notes, and the last of them, if there is one. */
    private record Tail(long end, Optional<SignedNote> last) {}

    /** The files, the oldest first. */
    List<Path> days() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(
                            file -> DAY.matcher(file.getFileName().toString()).matches())
                    .sorted()
                    .toList();
        }
    }

    /** The last one that was appended as a whole. */
    Optional<SignedNote> newest() throws IOException {
        for (Path day : days().reversed()) {
            Optional<SignedNote> last;
            try (FileChannel channel = FileChannel.open(day, READ)) {
                last = tail(day, channel).last();
            }
            if (last.isPresent()) {
                return last;
            }
        }
        return Optional.empty();
    }

    /**
     * Appends a note durably, and cuts off what a crash has torn. When the clock went back to a day before the last file's, that file goes on.
     *
     * @throws IOException when it cannot be appended; the file is as it was, or has a torn end
     */
    void append(SignedNote note, LocalDate today) throws IOException {
        if (note.text().lines().anyMatch(line -> line.isEmpty() || line.startsWith(NoteEnd.SIGNATURE))) {
            throw new IOException("the lines of a checkpoint were expected to be neither empty nor like a signature");
        }
        DurableFile.makeFolder(folder);
        Path file = folder.resolve(today + ".txt");
        List<Path> days = days();
        if (!days.isEmpty() && days.getLast().compareTo(file) > 0) {
            file = days.getLast();
        }
        boolean fresh = !Files.exists(file);
        try (FileChannel channel = FileChannel.open(file, CREATE, READ, WRITE)) {
            long end = tail(file, channel).end();
            if (end < channel.size()) {
                channel.truncate(end);
            }
            channel.position(end);
            DurableFile.write(channel, (note + "\n").getBytes(UTF_8));
            channel.force(true);
        }
        if (fresh) {
            DurableFile.sync(folder);
        }
    }

    private static Tail tail(Path file, FileChannel channel) throws IOException {
        long size = channel.size();
        long begin = Math.max(0, size - TAIL);
        byte[] bytes = read(channel, begin, (int) (size - begin));
        NoteEnd ends = new NoteEnd();
        int before = begin == 0 ? 0 : -1;
        int last = -1;
        int first = before;
        for (int i = 0; i < bytes.length; i++) {
            if (ends.isAfter(bytes[i])) {
                first = before;
                last = i;
                before = i + 1;
            }
        }
        if (begin == 0 && last < 0) {
            return new Tail(0, Optional.empty());
        }
        if (first < 0) {
            throw new HistoryChangedException(
                    "At the end of %s a checkpoint was expected, but there is none in the last %,d bytes: somebody changed the file. Find out who, and move it away."
                            .formatted(file, bytes.length));
        }
        return new Tail(begin + last + 1, Optional.of(parsed(file, Arrays.copyOfRange(bytes, first, last))));
    }

    private static SignedNote parsed(Path file, byte[] note) throws IOException {
        try {
            return SignedNote.parse(note);
        } catch (IllegalArgumentException none) {
            throw new HistoryChangedException(
                    "The last checkpoint in %s cannot be read: somebody changed the file. Find out who, and move it away. %s"
                            .formatted(file, none.getMessage()),
                    none);
        }
    }

    private static byte[] read(FileChannel channel, long position, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining() && channel.read(bytes, position + bytes.position()) >= 0) {
            // Until all is there.
        }
        return Arrays.copyOf(bytes.array(), bytes.position());
    }
}
