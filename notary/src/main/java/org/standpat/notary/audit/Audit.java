package org.standpat.notary.audit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.standpat.notary.audit.HistoryFinding.CheckpointsGone;
import org.standpat.notary.audit.HistoryFinding.NothingSigned;
import org.standpat.notary.audit.RowFinding.PlacesBelowOne;
import org.standpat.notary.tree.MissingTileException;
import org.standpat.notary.tree.StoredTree;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Tile;

/**
 * Goes over the whole record: reads every event once, makes its leaf anew, lays it beside the leaf that the tree has, and compares the root with
 * that of each checkpoint that the log has signed, in the database and outside. All of it is read as it was at one moment, so that a service
 * may run meanwhile. Memory does not grow with the record.
 */
public final class Audit {

    /** Findings that are listed; of more only the number is told. */
    public static final int MOST_FINDINGS = 1_000;

    /** Events after which it is written down how far the audit is. */
    public static final long PROGRESS_INTERVAL = 200_000;

    private final AuditRequest request;
    private final long interval;

    /** An audit, which is run once. */
    public Audit(AuditRequest request) {
        this(request, PROGRESS_INTERVAL);
    }

    /**
     * The same.
     *
     * @param interval events after which it is written down how far it is
     */
    Audit(AuditRequest request, long interval) {
        this.request = request;
        this.interval = interval;
    }

    /** Is told how far the audit is. */
    @FunctionalInterface
    public interface Watcher {

        /** So many events are done of so many. */
        void at(long done, long total);

        /** Before the first event: so many bytes of checkpoints from outside are read of so many, which are those of one place. */
        default void reading(long done, long total) {}
    }

    /**
     * Goes over everything.
     *
     * @throws AuditStoppedException when the database or a file fails, or the thread is interrupted; what is written down by then is kept
     */
    public AuditReport run(Watcher watcher) {
        Optional<ProgressFile> file =
                request.progress().map(path -> new ProgressFile(path, request.log(), request.salts()));
        HeldCheckpoints held = new HeldCheckpoints(request.log(), request.outside(), watcher);
        try (Connection rows = request.database().getConnection();
                Connection rest = request.database().getConnection()) {
            AuditReport report = run(Snapshot.sharedBy(rows, rest), held, file, watcher);
            rest.rollback();
            for (ProgressFile done : file.stream().toList()) {
                done.delete();
            }
            return report;
        } catch (SQLException fault) {
            throw new AuditStoppedException("The database cannot be read", fault);
        } catch (UncheckedIOException fault) {
            throw new AuditStoppedException("What is kept outside cannot be read", fault);
        } catch (IOException fault) {
            throw new AuditStoppedException("The file of the audit's progress cannot be read or written", fault);
        }
    }

    private AuditReport run(Snapshot snapshot, HeldCheckpoints held, Optional<ProgressFile> file, Watcher watcher)
            throws SQLException, IOException {
        List<Finding> protection = Protection.findings(snapshot.rest());
        try {
            return run(snapshot, held, protection, file, watcher);
        } catch (AuditStoppedException stopped) {
            throw protection.isEmpty() ? stopped : stopped.behind(protection);
        } catch (DataAccessException fault) {
            AuditStoppedException stopped = new AuditStoppedException("The tree in the database cannot be read", fault);
            throw protection.isEmpty() ? stopped : stopped.behind(protection);
        }
    }

    private AuditReport run(
            Snapshot snapshot,
            HeldCheckpoints held,
            List<Finding> protection,
            Optional<ProgressFile> file,
            Watcher watcher)
            throws SQLException, IOException {
        Columns.require(snapshot.rest());
        Optional<ProgressFile.Reading> found = file.isPresent() ? file.get().read() : Optional.empty();
        Optional<AuditState> kept =
                found.flatMap(ProgressFile.Reading::state).filter(state -> stillFits(state, snapshot.rest()));
        String why = found.isPresent() && kept.isEmpty()
                ? found.get().fault().orElse("the tree at the place where it was broken off is another one now")
                : "";
        AuditState begun = kept.orElseGet(AuditState::ofNothing);
        long total = Snapshot.number(snapshot.rest(), "select coalesce(max(feed_position), 0) from only public.event");
        Damages damages = new Damages();
        try (StoredLeaves leaves = new StoredLeaves(snapshot.rest(), begun.firstLeaf(), damages);
                SignedSizes sizes = new SignedSizes(snapshot.rest(), request.log(), held)) {
            Verdicts verdicts = new Verdicts();
            judgeBefore(begun, sizes, verdicts, snapshot.rest());
            AuditPass pass = new AuditPass(
                    request, leaves, sizes, verdicts, Optional.of(new UpperTiles(snapshot.rest(), damages)), begun);
            AuditPass.Saver saver = state -> save(file, damages, state);
            pass.run(snapshot.rows(), place -> watcher.at(Math.min(place, total), total), interval, saver);
            noteShortTree(verdicts, leaves.size(), damages);
            List<Finding> findings = new ArrayList<>(verdicts.findings(pass.end()));
            findings.addAll(rowFindings(pass, verdicts, damages, sizes, snapshot.rows()));
            addRest(findings, sizes, verdicts, leaves.size(), snapshot.rest());
            Kinds kinds = Kinds.in(snapshot.rest(), request.types());
            findings.addAll(kinds.findings());
            findings.addAll(damages.listed());
            findings.sort(Comparator.comparingLong(Finding::place));
            findings.addAll(0, protection);
            int listed = Math.min(MOST_FINDINGS, findings.size());
            return new AuditReport(
                    findings.subList(0, listed),
                    findings.size()
                            - listed
                            + damages.more()
                            + pass.differences().more()
                            + sizes.cosignatures().more(),
                    begun.events() + pass.events(),
                    leaves.size(),
                    verdicts.count(),
                    verdicts.lastFit(),
                    pass.waiting(),
                    kept.map(state -> OptionalLong.of(state.place())).orElse(OptionalLong.empty()),
                    Stream.concat(kinds.unknown().stream(), held.remarks().stream())
                            .toList(),
                    pass.hasNoMatch(),
                    why);
        }
    }

    /** What was signed has its leaves in the tree: where rows alone had to tell them, the end of the tree was taken away. */
    private static void noteShortTree(Verdicts verdicts, long leaves, Damages damages) {
        if (verdicts.lastFit() > leaves) {
            damages.add(0, leaves / Tile.FULL, leaves % Tile.FULL > 0 ? TileDamage.SHORT : TileDamage.MISSING);
        }
    }

    private static void save(Optional<ProgressFile> file, Damages damages, AuditState state) {
        if (file.isPresent() && damages.isEmpty()) {
            try {
                file.get().write(state);
            } catch (IOException fault) {
                throw new AuditStoppedException("The file of the audit's progress cannot be written", fault);
            }
        }
    }

    /** What was read before is believed as far as the tree has the same root there still. */
    private static boolean stillFits(AuditState state, Connection connection) {
        try {
            return state.tree().size() > 0
                    && root(state.tree().size(), connection).equals(state.tree().root());
        } catch (MissingTileException gone) {
            return false;
        }
    }

    private static Hash root(long size, Connection connection) {
        return new StoredTree(new SingleConnectionDataSource(connection, true)).root(size);
    }

    /** Checkpoints that speak for what was read before are compared again, with the tree. */
    private static void judgeBefore(AuditState begun, SignedSizes sizes, Verdicts verdicts, Connection connection) {
        StoredTree tree = new StoredTree(new SingleConnectionDataSource(connection, true));
        while (sizes.nextSize() <= begun.tree().size()) {
            Anchor anchor = sizes.next();
            verdicts.judge(anchor, storedRoot(tree, anchor.size()), Optional.empty());
        }
    }

    private static Optional<Hash> storedRoot(StoredTree tree, long size) {
        try {
            return Optional.of(tree.root(size));
        } catch (MissingTileException gone) {
            return Optional.empty();
        }
    }

    /** Differences to the database's own tree; from where that was rebuilt on, to the tree outside, where there is one that was signed. */
    private List<Finding> rowFindings(
            AuditPass pass, Verdicts verdicts, Damages damages, SignedSizes sizes, Connection connection)
            throws SQLException {
        List<Finding> own = Conclusions.of(pass.differences(), verdicts, damages, pass.cut(), pass.leaves());
        Optional<GrowingTree> last = verdicts.firstToPart().map(pass::lastFit);
        if (last.isEmpty() || request.tiles().isEmpty()) {
            return own;
        }
        long parting = last.get().size();
        Verdicts outside = new Verdicts();
        AuditPass again = new AuditPass(
                request,
                new OutsideLeaves(request.tiles().get(), sizes.outsideSizesDescending()),
                sizes.fromOutsideBehind(parting),
                outside,
                Optional.empty(),
                AuditState.at(last.get()));
        again.run(connection, ignored -> {}, Long.MAX_VALUE, ignored -> {});
        if (outside.lastFit() <= parting) {
            return own;
        }
        Predicate<Finding> before = finding -> finding.place() <= parting;
        List<Finding> findings = new ArrayList<>(own.stream().filter(before).toList());
        findings.addAll(Conclusions.of(again.differences(), outside, new Damages(), again.cut(), again.leaves()));
        return findings;
    }

    private void addRest(
            List<Finding> findings, SignedSizes sizes, Verdicts verdicts, long leaves, Connection connection)
            throws SQLException {
        findings.addAll(sizes.forged());
        if (verdicts.count() == 0 && leaves > 0) {
            findings.add(new NothingSigned(leaves));
        }
        if (findings.isEmpty() && leaves > verdicts.lastFit()) {
            findings.add(new CheckpointsGone(verdicts.lastFit(), leaves));
        }
        long end = Math.min(leaves, verdicts.firstMisfit() - 1);
        findings.addAll(sizes.cosignatures().findings(end));
        sizes.takenOut(end).ifPresent(findings::add);
        long below = Snapshot.number(
                connection, "select count(*) from only public.event where feed_position < 1 or feed_position is null");
        if (below > 0) {
            findings.add(new PlacesBelowOne(below));
        }
    }
}
