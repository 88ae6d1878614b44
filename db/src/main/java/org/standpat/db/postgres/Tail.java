package org.standpat.db.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/** The end of a log, short enough to stand in a message. */
final class Tail {

    private static final int LONGEST = 2_000;

    private Tail() {}

    /** The last bytes of the file, at most {@value #LONGEST}; nothing where there is no such file. */
    static String of(Path file) throws IOException {
        if (!Files.exists(file)) {
            return "";
        }
        try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
            byte[] end = new byte[(int) Math.min(LONGEST, log.length())];
            log.seek(log.length() - end.length);
            log.readFully(end);
            return new String(end, UTF_8).strip();
        }
    }
}
