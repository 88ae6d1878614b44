package org.standpat.service.place;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.standpat.db.access.AccessKey;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.service.Sentence;

/**
 * Says in a data folder which service runs on it, so that the other verbs find it. Read by its owner alone, since the database's
 * password is in it, and a key of staff: whoever reads it can do with the service what he could do with its database.
 *
 * @param process number of the service's process
 * @param startedAt when that process began, since numbers are given out again
 * @param address where the service listens, {@code http://127.0.0.1:8080}
 * @param databases the folder's database as it can be reached now, as those who write and read; not as its owner
 * @param key the key of staff that the service made when it started, and forgets when it stops
 */
public record RunningMark(long process, Instant startedAt, URI address, Databases databases, AccessKey key) {

    private static final String NAME = "standpat.running";

    private static final String PROCESS = "process";
    private static final String STARTED_AT = "started-at";
    private static final String ADDRESS = "address";
    private static final String URL = "database.url";
    private static final String USER = "database.user";
    private static final String PASSWORD = "database.password";
    private static final String READER_USER = "database.reader.user";
    private static final String READER_PASSWORD = "database.reader.password";
    private static final String KEY = "key";

    /** The mark of this process. */
    public static RunningMark ofThisProcess(URI address, Databases databases, AccessKey key) {
        ProcessHandle me = ProcessHandle.current();
        Databases withoutOwner = new Databases(Optional.empty(), databases.writer(), databases.reader());
        return new RunningMark(me.pid(), startOf(me), address, withoutOwner, key);
    }

    /**
     * The service that runs on this folder; empty when none does, also when one was killed and left its mark.
     *
     * @throws Sentence when there is a mark that cannot be read
     */
    public static Optional<RunningMark> in(Path folder) {
        Path file = folder.resolve(NAME);
        try (Reader reader = Files.newBufferedReader(file, UTF_8)) {
            Properties properties = new Properties();
            properties.load(reader);
            return Optional.of(read(properties)).filter(RunningMark::isRunning);
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (IOException | IllegalArgumentException fault) {
            throw new Sentence(
                    "The file " + file + " should name the service that runs on this folder and cannot be read: "
                            + fault.getMessage() + ". If no service runs there, delete the file.");
        }
    }

    private static RunningMark read(Properties properties) {
        return new RunningMark(
                Long.parseLong(value(properties, PROCESS)),
                Instant.ofEpochMilli(Long.parseLong(value(properties, STARTED_AT))),
                URI.create(value(properties, ADDRESS)),
                databases(properties),
                AccessKey.of(value(properties, KEY)));
    }

    /** A service of an earlier version works as one role, and names no reader. */
    private static Databases databases(Properties properties) {
        Database writer = new Database(value(properties, URL), value(properties, USER), value(properties, PASSWORD));
        Database reader = properties.containsKey(READER_USER)
                ? new Database(writer.url(), value(properties, READER_USER), value(properties, READER_PASSWORD))
                : writer;
        return new Databases(Optional.empty(), writer, reader);
    }

    private static String value(Properties properties, String name) {
        @Nullable String value = properties.getProperty(name);
        if (value == null) {
            throw new IllegalArgumentException("it has no line " + name);
        }
        return value;
    }

    private boolean isRunning() {
        return ProcessHandle.of(process)
                .map(RunningMark::startOf)
                .filter(startedAt::equals)
                .isPresent();
    }

    private static Instant startOf(ProcessHandle handle) {
        return Instant.ofEpochMilli(
                handle.info().startInstant().orElse(Instant.EPOCH).toEpochMilli());
    }

    /** Leaves the mark in the folder. */
    public void leaveIn(Path folder) {
        Properties properties = new Properties();
        properties.setProperty(PROCESS, Long.toString(process));
        properties.setProperty(STARTED_AT, Long.toString(startedAt.toEpochMilli()));
        properties.setProperty(ADDRESS, address.toString());
        properties.setProperty(URL, databases.writer().url());
        properties.setProperty(USER, databases.writer().user());
        properties.setProperty(PASSWORD, databases.writer().password());
        properties.setProperty(READER_USER, databases.reader().user());
        properties.setProperty(READER_PASSWORD, databases.reader().password());
        properties.setProperty(KEY, key.text());
        try {
            Path beside =
                    Files.createTempFile(folder, "standpat-", ".running"); // temporary files are their owner's alone
            try (Writer writer = Files.newBufferedWriter(beside, UTF_8)) {
                properties.store(writer, "The service that runs on this folder.");
            }
            Files.move(beside, folder.resolve(NAME), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException fault) {
            throw new Sentence("The folder " + folder + " cannot be written to: " + fault);
        }
    }

    /** Takes the mark away when the service has stopped. */
    public static void removeFrom(Path folder) {
        try {
            Files.deleteIfExists(folder.resolve(NAME));
        } catch (IOException stays) {
            // Nobody believes it: the process that it names has ended.
            return;
        }
    }
}
