package org.standpat.notary.outside;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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
    static final String BALLAST = "ballast";
    static final int LARGEST = 4_000;
    static final int STEP = 7;

    private WriterOutside() {}

    static Process start(Path folder, NoteSigner signer) throws IOException {
        return new ProcessBuilder(command(folder, signer))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** On a disk of its own of 512 KiB, of which so many bytes are taken until it is full. */
    static Process startOnSmallDisk(Path folder, NoteSigner signer, int taken) throws IOException {
        List<String> command = new ArrayList<>(List.of("unshare", "--user", "--map-root-user", "--mount", "sh", "-c"));
        command.addAll(List.of("mount -t tmpfs -o size=512k tmpfs \"$0\" && exec \"$@\"", folder.toString()));
        command.addAll(command(folder, signer));
        command.add(Integer.toString(taken));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static List<String> command(Path folder, NoteSigner signer) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-cp",
                System.getProperty("java.class.path"),
                WriterOutside.class.getName(),
                folder.toString(),
                signer.secretText());
    }

    /** The size of the next checkpoint that it tells was kept; -1 when it has ended. */
    static long next(BufferedReader told) throws IOException {
        String line = told.readLine();
        return line == null || !line.startsWith(KEPT) ? -1 : Long.parseLong(line.substring(KEPT.length()));
    }

    /** Goes on from the newest that is there; when the disk is full, makes room once. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        TestLog log = TestLog.of(LARGEST, NoteSigner.parse(arguments[1]));
        if (arguments.length > 2) {
            Files.write(folder.resolve(BALLAST), new byte[Integer.parseInt(arguments[2])]);
        }
        OutletFolder outlet = new OutletFolder(folder, Clock.systemUTC());
        outlet.begin();
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
                Files.delete(folder.resolve(BALLAST));
            }
        }
    }
}
