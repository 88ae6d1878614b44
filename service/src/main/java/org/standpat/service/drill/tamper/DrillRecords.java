package org.standpat.service.drill.tamper;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.Database;
import org.standpat.notary.Notary;
import org.standpat.notary.NotaryKeys;
import org.standpat.notary.NotaryState;
import org.standpat.notary.Outside;
import org.standpat.notary.outside.OutletFolder;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.service.Sentence;
import org.standpat.service.process.ConnectionPools;

/**
 * The records that the drill tampers with copies of, each grown and signed by a notary, with its checkpoints in a folder: the whole one, a backup
 * of it from before, and one that went on from the backup with other events.
 */
final class DrillRecords {

    /** The whole record. */
    static final String WHOLE = "drill_whole";

    /** As it was some time before. */
    static final String BACKUP = "drill_backup";

    /** The backup, which went on with other events under the same key. */
    static final String FORKED = "drill_forked";

    /** The folder with the checkpoints of the whole record. */
    static final String FOLDER = "outside";

    /** The folder with those of the forked one. */
    static final String FORKED_FOLDER = "outside-forked";

    /** For the notary, and for those that bring the tree outside. */
    private static final int CONNECTIONS = 4;

    private static final int PARTS = 8;
    private static final int FEWEST_OF_PART = 3_000;
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final Duration LOOK = Duration.ofMillis(20);
    private static final Instant BEGUN = Instant.parse("2026-11-30T18:00:00Z");

    private final Database server;
    private final Path folder;
    private final NotaryKeys keys = new NotaryKeys(
            NoteSigner.random("standpat.example/drill", KeyType.ED25519), SaltSecret.random(new SecureRandom()));
    private final NavigableSet<Long> signed = new TreeSet<>();
    private long backupSize;

    /**
     * Makes all of them.
     *
     * @param server the superuser's database on the server, with the schema
     * @param folder for what is outside
     * @param events of the whole record
     */
    DrillRecords(Database server, Path folder, int events, long seed) throws IOException {
        this.server = server;
        this.folder = folder;
        Files.createDirectory(folder.resolve(FOLDER));
        Path another = Files.createDirectory(folder.resolve(FORKED_FOLDER));
        // Whoever has the key and wants a second history says that this folder is a new one on purpose.
        new OutletFolder(another, Clock.systemUTC()).begin();
        Random chance = new Random(seed);
        PlayedEvening evening = new PlayedEvening(chance.nextLong(), BEGUN);
        List<Integer> parts = parts(events, chance);
        int before = parts.size() / 2 + chance.nextInt(parts.size() / 3);
        String template = server.url().substring(server.url().lastIndexOf('/') + 1);
        Database whole = OpenDatabase.copy(server, WHOLE, template);
        play(whole, FOLDER, evening, parts.subList(0, before));
        backupSize = signed.last();
        OpenDatabase.copy(server, BACKUP, WHOLE);
        play(whole, FOLDER, evening, parts.subList(before, parts.size()));
        Database forked = OpenDatabase.copy(server, FORKED, BACKUP);
        NavigableSet<Long> own = new TreeSet<>(signed);
        play(forked, FORKED_FOLDER, new PlayedEvening(chance.nextLong(), BEGUN), parts.subList(before, parts.size()));
        signed.clear();
        signed.addAll(own);
    }

    private static List<Integer> parts(int events, Random chance) {
        int mean = events / PARTS;
        int fewest = Math.min(FEWEST_OF_PART, mean);
        List<Integer> parts = new ArrayList<>();
        int left = events;
        for (int part = 1; part < PARTS; part++) {
            int some = fewest + chance.nextInt(2 * (mean - fewest) + 1);
            parts.add(Math.min(some, left - (PARTS - part)));
            left -= parts.getLast();
        }
        parts.add(left);
        return parts;
    }

    private void play(Database database, String outlet, PlayedEvening evening, List<Integer> parts) {
        OutletFolder outside = new OutletFolder(folder.resolve(outlet), Clock.systemUTC());
        try (HikariDataSource pool = ConnectionPools.open(database, "drill", CONNECTIONS);
                Notary notary = new Notary(
                        pool,
                        pool,
                        keys,
                        HandEventTypes.ALL,
                        Clock.systemUTC(),
                        new Outside(List.of(outside), List.of()));
                OpenDatabase record = new OpenDatabase(database)) {
            await(notary, record.end());
            for (int part : parts) {
                record.write(evening.rows(record.end() + 1, part));
                await(notary, record.end());
                signed.add(record.end());
            }
        }
    }

    /** Returns when the notary has signed so many events and the folder has that checkpoint. */
    private static void await(Notary notary, long size) {
        Instant end = Instant.now().plus(PATIENCE);
        while (size > 0 && notary.outlets().getFirst().size() < size) {
            if (notary.state() instanceof NotaryState.Refusing refusing) {
                throw new Sentence("The notary of the drill refuses to sign: " + refusing.finding());
            }
            if (Instant.now().isAfter(end)) {
                throw new Sentence("The notary of the drill did not sign %,d events in time: %s, %s"
                        .formatted(size, notary.state(), notary.outlets()));
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(LOOK);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Sentence("The drill was interrupted.");
        }
    }

    /** The superuser's database on the server. */
    Database server() {
        return server;
    }

    NotaryKeys keys() {
        return keys;
    }

    /** A folder outside, by its name. */
    Path outside(String name) {
        return folder.resolve(name);
    }

    /** Sizes of checkpoints of the whole record that are outside. There may be others between them. */
    NavigableSet<Long> signed() {
        return signed;
    }

    /** Events of the backup, to which a checkpoint speaks. */
    long backupSize() {
        return backupSize;
    }
}
