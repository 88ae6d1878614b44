package org.standpat.notary.checkpoint;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.springframework.jdbc.core.RowCallbackHandler;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.proof.note.NoteSignature;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.tree.Tile;

/**
 * The checkpoints that the database keeps. Of those that speak for the same tile of leaves, 256 events, the newest stays and the newest that
 * was cosigned: every one of them would take more room than the hashes. Every one is outside, too, where that is set.
 */
public final class Checkpoints {

    private static final String COLUMNS = "size, at, note";

    private final JdbcClient jdbc;

    /** Those in this database; calls take part in Spring's transaction where there is one. */
    public Checkpoints(DataSource database) {
        this.jdbc = JdbcClient.create(database);
    }

    /** The newest; empty when nothing was signed yet. */
    public Optional<KeptCheckpoint> newest() {
        return jdbc.sql("select " + COLUMNS + " from checkpoint order by size desc limit 1")
                .query(Checkpoints::kept)
                .optional();
    }

    /**
     * The newest that was cosigned and speaks for this event; where none was, the newest of all that do.
     *
     * @param feedPosition of the last event that it has to speak for
     * @return empty when none speaks for that event yet
     */
    public Optional<KeptCheckpoint> covering(long feedPosition) {
        return newestFrom(feedPosition, " and cosigned").or(() -> newestFrom(feedPosition, ""));
    }

    private Optional<KeptCheckpoint> newestFrom(long feedPosition, String condition) {
        return jdbc.sql("select " + COLUMNS + " from checkpoint where size >= ?" + condition
                        + " order by size desc limit 1")
                .param(feedPosition)
                .query(Checkpoints::kept)
                .optional();
    }

    /** Gives each in the order of sizes, one after the other as they are read. */
    public void each(Consumer<KeptCheckpoint> taker) {
        jdbc.sql("select " + COLUMNS + " from checkpoint order by size")
                .withFetchSize(1_000)
                .query((RowCallbackHandler) row -> taker.accept(kept(row, 0)));
    }

    /** Keeps one that was signed now, and no longer those that nobody needs beside it. */
    public void add(SignedCheckpoint signed, Instant at) {
        long size = signed.checkpoint().size();
        jdbc.sql("delete from checkpoint where size >= ? and size < ? and not cosigned")
                .params(firstOfTile(size), size)
                .update();
        jdbc.sql("insert into checkpoint (size, at, note) values (?, ?, ?)")
                .params(size, at.atOffset(ZoneOffset.UTC), signed.note().toString())
                .update();
    }

    /**
     * Keeps one with the cosignatures that came for it, beside those that it had, also when it was no longer kept without them. A newer one of
     * the same tile that was cosigned takes its place.
     *
     * @param at when they came
     */
    public void cosigned(SignedCheckpoint signed, Instant at) {
        long size = signed.checkpoint().size();
        boolean isNewest = jdbc.sql(
                        "select not exists (select from checkpoint where size > ? and size < ? and cosigned)")
                .params(size, firstOfTile(size) + Tile.FULL)
                .query(Boolean.class)
                .single();
        if (!isNewest) {
            return;
        }
        SignedNote note = withThoseOf(size, signed.note());
        jdbc.sql("delete from checkpoint where size >= ? and size < ? and cosigned")
                .params(firstOfTile(size), size)
                .update();
        jdbc.sql("insert into checkpoint (size, at, note, cosigned) values (?, ?, ?, true)"
                        + " on conflict (size) do update set note = excluded.note, cosigned = true")
                .params(size, at.atOffset(ZoneOffset.UTC), note.toString())
                .update();
    }

    /** What another process has kept of cosignatures may be outside already, and stays. */
    private SignedNote withThoseOf(long size, SignedNote note) {
        Optional<SignedNote> kept = jdbc.sql("select " + COLUMNS + " from checkpoint where size = ?")
                .param(size)
                .query(Checkpoints::kept)
                .optional()
                .map(KeptCheckpoint::note)
                .filter(other -> other.text().equals(note.text()));
        SignedNote all = note;
        for (NoteSignature signature : kept.map(SignedNote::signatures).orElse(List.of())) {
            if (!all.signatures().contains(signature) && all.signatures().size() < SignedNote.MOST_SIGNATURES) {
                all = all.with(signature);
            }
        }
        return all;
    }

    /** The sizes from here on speak for a leaf of the same tile as this size. */
    private static long firstOfTile(long size) {
        return (size - 1) / Tile.FULL * Tile.FULL + 1;
    }

    private static KeptCheckpoint kept(ResultSet row, int index) throws SQLException {
        long size = row.getLong("size");
        OffsetDateTime at = row.getObject("at", OffsetDateTime.class);
        String note = row.getString("note");
        if (at == null || note == null) {
            throw new IllegalArgumentException(
                    "Table checkpoint was expected to have a time and a note for %,d events, and column %s is empty: somebody changed it."
                            .formatted(size, at == null ? "at" : "note"));
        }
        return new KeptCheckpoint(size, at.toInstant(), note);
    }
}
