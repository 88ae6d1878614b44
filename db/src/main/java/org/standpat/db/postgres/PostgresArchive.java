package org.standpat.db.postgres;

import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/**
 * The archive of PostgreSQL's programs that comes with this one, unpacked once for each user of a machine.
 *
 * <p>Of the library that brings the archive only the choice of the platform is used. Its server is made for tests: it switches
 * {@code fsync} and {@code synchronous_commit} off, asks no password, and does not know what to do with a server that a killed
 * process left behind.
 */
final class PostgresArchive {

    private static final int OWNER_MAY_EXECUTE = 0b001_000_000;
    private static final int LETTERS_OF_DIGEST = 16;

    private PostgresArchive() {}

    /**
     * The programs, unpacked now or by an earlier start.
     *
     * @throws LocalPostgresException where there are none for this platform, or no place to unpack them
     */
    static PostgresPrograms unpacked() {
        Path cache = cacheFolder();
        try {
            byte[] archive = read();
            Path programs = cache.resolve("postgresql-" + digest(archive));
            if (!Files.isDirectory(programs)) {
                unpack(archive, programs);
            }
            return new PostgresPrograms(programs);
        } catch (IOException e) {
            throw new LocalPostgresException("PostgreSQL cannot be unpacked in " + cache + ": " + e, e);
        }
    }

    private static Path cacheFolder() {
        String named = System.getenv("XDG_CACHE_HOME");
        Path cache =
                named == null || named.isBlank() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(named);
        try {
            return Folders.create(cache.toAbsolutePath().resolve("standpat"));
        } catch (LocalPostgresException e) {
            throw new LocalPostgresException(
                    e.getMessage() + " PostgreSQL is unpacked there; XDG_CACHE_HOME names another place.", e);
        }
    }

    private static byte[] read() throws IOException {
        String system = System.getProperty("os.name");
        String architecture = System.getProperty("os.arch");
        try (InputStream archive = DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(family(system), architecture)) {
            return archive.readAllBytes();
        } catch (IllegalStateException e) {
            throw new LocalPostgresException(
                    "This build brings no PostgreSQL for " + system + " on " + architecture
                            + ": build it on that platform, or give it a server by STANDPAT_DB_URL.",
                    e);
        }
    }

    private static String family(String system) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("mac")) {
            return "Darwin";
        }
        return name.startsWith("windows") ? "Windows" : "Linux";
    }

    private static String digest(byte[] archive) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(archive);
            return HexFormat.of().formatHex(digest).substring(0, LETTERS_OF_DIGEST);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("Every Java has SHA-256.", e);
        }
    }

    /** Beside the place and then moved there, so that a start which is killed, or runs at the same time, leaves it whole. */
    private static void unpack(byte[] archive, Path programs) throws IOException {
        Path beside = Files.createTempDirectory(programs.getParent(), "unpacking-");
        try {
            unpackInto(beside, archive);
            Files.move(beside, programs, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            Folders.delete(beside);
            if (!Files.isDirectory(programs)) {
                throw e;
            }
        }
    }

    private static void unpackInto(Path folder, byte[] archive) throws IOException {
        try (TarArchiveInputStream entries =
                new TarArchiveInputStream(new XZInputStream(new ByteArrayInputStream(archive)))) {
            for (TarArchiveEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                Path place = folder.resolve(entry.getName()).normalize();
                if (!place.startsWith(folder)) {
                    throw new IOException("The archive holds a file outside its own folder: " + entry.getName());
                }
                unpack(entry, entries, place);
            }
        }
    }

    private static void unpack(TarArchiveEntry entry, InputStream content, Path place) throws IOException {
        if (entry.isDirectory()) {
            Files.createDirectories(place);
            return;
        }
        Files.createDirectories(place.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(place, Path.of(entry.getLinkName()));
        } else {
            Files.copy(content, place);
            if ((entry.getMode() & OWNER_MAY_EXECUTE) != 0 && !place.toFile().setExecutable(true)) {
                throw new IOException(place + " cannot be made executable.");
            }
        }
    }
}
