package org.standpat.notary.outside;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.NoteSigner;

/** A process of its own that lets a folder take one checkpoint after the other, and tells of each that was kept. */
final class WriterOutside {

    static final String KEPT = "kept ";
    static final String REFUSED = "refused ";
    static final int LARGEST = 20_000;
    static final int STEP = 7;

    private WriterOutside() {}

    static Process start(Path folder, NoteSigner signer, String... before) throws IOException {
        List<String> command = new ArrayList<>(List.of(before));
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-cp",
                System.getProperty("java.class.path", File.pathSeparator),
                WriterOutside.class.getName(),
                folder.toString(),
                signer.secretText()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** The size of the next checkpoint that it tells was kept; -1 when it has ended. */
    static long next(BufferedReader told) throws IOException {
        String line = told.readLine();
        return line == null || !line.startsWith(KEPT) ? -1 : Long.parseLong(line.substring(KEPT.length()));
    }

    /** Goes on from the newest that is there. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        TestLog log = TestLog.of(LARGEST, NoteSigner.parse(arguments[1]));
        OutletFolder outlet = new OutletFolder(folder, Clock.systemUTC());
        long size = outlet.newest()
                .map(note -> Checkpoint.parse(note.text()).size())
                .orElse(0L);
        System.setOut(new PrintStream(System.out, true, StandardCharsets.UTF_8));
        while (size < LARGEST) {
            size = Math.min(LARGEST, size + STEP);
            try {
                outlet.take(log.checkpoint(size), log.tree());
                System.out.println(KEPT + size);
            } catch (HistoryChangedException other) {
                // Another process is further.
                System.out.println(KEPT + size);
            } catch (IOException outage) {
                System.out.println(REFUSED + outage.getMessage());
                return;
            }
        }
    }
}
