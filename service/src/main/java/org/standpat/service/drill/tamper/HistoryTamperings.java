package org.standpat.service.drill.tamper;

import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.standpat.notary.audit.Finding;
import org.standpat.notary.audit.HistoryFinding.CheckpointsForged;
import org.standpat.notary.audit.HistoryFinding.CheckpointsTakenOut;
import org.standpat.notary.audit.HistoryFinding.RolledBack;
import org.standpat.notary.audit.HistoryFinding.TwoHistories;
import org.standpat.notary.audit.RowFinding.RowEdited;
import org.standpat.notary.audit.RowFinding.RowsReplaced;
import org.standpat.notary.audit.TreeFinding.TreeRebuilt;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.tree.Hash;

/** What can be done to a tree and to what was signed of it: each time all of the database is changed so that it fits together. */
final class HistoryTamperings {

    /** Where there were some before the place, that they are gone is a finding, too. */
    private static final int CHECKPOINTS_GONE = 1;

    private final DrillRecords records;

    HistoryTamperings(DrillRecords records) {
        this.records = records;
    }

    List<Tampering> all() {
        return List.of(
                new Tampering("tree rebuilt", DrillRecords.WHOLE, this::rebuild),
                new Tampering("tree rebuilt, other key", DrillRecords.WHOLE, this::rebuildAndSign),
                new Tampering("older backup", DrillRecords.BACKUP, (record, chance) -> olderBackup()),
                new Tampering("backup that went on", DrillRecords.FORKED, (record, chance) -> wentOn()),
                new Tampering("two histories", DrillRecords.WHOLE, (record, chance) -> twoHistories()),
                new Tampering("checkpoints deleted", DrillRecords.WHOLE, this::deleteCheckpoints));
    }

    private Predicate<Finding> rebuiltAround(long place) {
        return finding -> finding instanceof TreeRebuilt rebuilt
                && rebuilt.after() < place
                && place <= rebuilt.until()
                // It is between two that are next to each other.
                && records.signed()
                        .subSet(rebuilt.after(), false, rebuilt.until(), false)
                        .isEmpty();
    }

    /** By somebody who even has the secret of the salts, and lacks the key. */
    private Expected rebuild(OpenDatabase record, Random chance) {
        long place = RowTamperings.changeAmount(record, chance);
        Hash root = record.rebuildTree(records.keys());
        record.sql().update("delete from checkpoint");
        return new Expected(
                "place %,d, root %.6s".formatted(place, root.base64()),
                true,
                false,
                DrillRecords.FOLDER,
                List.of(rebuiltAround(place)),
                CHECKPOINTS_GONE);
    }

    private Expected rebuildAndSign(OpenDatabase record, Random chance) {
        long place = RowTamperings.changeAmount(record, chance);
        Hash root = record.rebuildTree(records.keys());
        String name = records.keys().log().name();
        NoteSigner other = NoteSigner.random(name, KeyType.ED25519);
        SignedCheckpoint forged = SignedCheckpoint.sign(Checkpoint.of(name, record.end(), root), other);
        record.sql().update("delete from checkpoint");
        record.sql()
                .update(
                        "insert into checkpoint (size, at, note) values (?, ?::timestamptz, ?)",
                        record.end(),
                        Instant.now().toString(),
                        forged.note().toString());
        return new Expected(
                "place %,d".formatted(place),
                true,
                true,
                DrillRecords.FOLDER,
                List.of(
                        finding -> finding instanceof RowEdited edited && edited.place() == place && edited.signed(),
                        rebuiltAround(place),
                        CheckpointsForged.class::isInstance),
                CHECKPOINTS_GONE);
    }

    /** From a place on to the end; the rows are as they were. */
    private Expected deleteCheckpoints(OpenDatabase record, Random chance) {
        List<Long> signed = List.copyOf(records.signed());
        long from = signed.get(chance.nextInt(signed.size()));
        record.sql().update("delete from checkpoint where size >= ?", from);
        return Expected.alone(
                "from size %,d on".formatted(from),
                finding -> finding instanceof CheckpointsTakenOut gone && gone.first() == from);
    }

    private Expected olderBackup() {
        long end = records.backupSize();
        long signed = records.signed().last();
        return Expected.alone(
                "places behind %,d".formatted(end),
                finding -> finding instanceof RolledBack back && back.end() == end && back.signed() == signed);
    }

    private boolean isPartingAfterBackup(Finding finding) {
        return finding instanceof TwoHistories parted
                && parted.after() == records.backupSize()
                && parted.other() > records.backupSize();
    }

    private boolean isReplacedAfterBackup(Finding finding) {
        return finding instanceof RowsReplaced replaced
                && replaced.place() == records.backupSize() + 1
                && replaced.signed();
    }

    private Expected wentOn() {
        return new Expected(
                "places behind %,d".formatted(records.backupSize()),
                true,
                true,
                DrillRecords.FOLDER,
                List.of(this::isPartingAfterBackup, this::isReplacedAfterBackup),
                1);
    }

    /** The one reader has the whole record, and the other the checkpoints and the tree of the forked one. */
    private Expected twoHistories() {
        return new Expected(
                "places behind %,d".formatted(records.backupSize()),
                true,
                true,
                DrillRecords.FORKED_FOLDER,
                List.of(this::isPartingAfterBackup, this::isReplacedAfterBackup),
                1);
    }
}
