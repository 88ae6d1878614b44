package org.standpat.notary;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.springframework.transaction.TransactionException;
import org.standpat.db.log.EventTypes;
import org.standpat.notary.checkpoint.Checkpoints;
import org.standpat.notary.leaf.LeafException;
import org.standpat.notary.outside.WitnessReport;
import org.standpat.notary.tree.ChangedTileException;
import org.standpat.notary.tree.MissingTileException;
import org.standpat.notary.tree.StoredTree;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.UntrustedNoteException;

/**
 * Lets the tree over the event log grow behind the commits, and signs it at least each second while there is something new. It works in a thread
 * and on a connection of its own, so that nobody who records an action waits for it. Of several processes on one database one is the notary,
 * and the others stand by.
 *
 * <p>Before it signs it looks whether what it signs goes on from everything that was signed before: in the database, outside, and as far as
 * witnesses say. Where it does not it signs nothing more ({@link NotaryState.Refusing}), for two signed histories are what a log is there to exclude.
 */
public final class Notary implements AutoCloseable {

    /** How often it looks for new events: with what it does meanwhile less than a second. */
    public static final Duration INTERVAL = Duration.ofMillis(700);

    /** How long the server may take to answer; what is longer away counts as gone. */
    private static final Duration ANSWER = Duration.ofSeconds(30);

    /** Pause before it tries again, or stands by for another process. */
    private static final Duration RETRY = Duration.ofSeconds(1);

    /** Pause before it looks again whether a record that does not fit was restored. */
    private static final Duration LOOK_AGAIN = Duration.ofSeconds(10);

    /** A notary that is silent for so long was stopped with its process: the server ends its session, and another one takes over. */
    static final Duration ASLEEP = Duration.ofSeconds(20);

    private static final Logger LOG = LoggerFactory.getLogger(Notary.class);

    private final DataSource database;
    private final NotaryKeys keys;
    private final EventTypes types;
    private final Clock clock;
    private final Duration asleep;
    private final Publication publication;
    private final Cosigning cosigning;
    private final KnownElsewhere elsewhere;
    private final ConcurrentLinkedQueue<SignedCheckpoint> cosigned = new ConcurrentLinkedQueue<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread thread;
    private volatile NotaryState state = new NotaryState.Starting();

    /**
     * Begins to work.
     *
     * @param database opens a new connection each time it is asked
     * @param pool for reading what is brought outside
     * @param outside where checkpoints go
     */
    public Notary(
            DataSource database, DataSource pool, NotaryKeys keys, EventTypes types, Clock clock, Outside outside) {
        this(database, pool, keys, types, clock, outside, ASLEEP);
    }

    /** The same, with another time after which the server ends its session when it is silent. */
    Notary(
            DataSource database,
            DataSource pool,
            NotaryKeys keys,
            EventTypes types,
            Clock clock,
            Outside outside,
            Duration asleep) {
        this.database = database;
        this.keys = keys;
        this.types = types;
        this.clock = clock;
        this.asleep = asleep;
        StoredTree tree = new StoredTree(pool);
        this.publication = new Publication(outside.outlets(), tree, clock);
        this.cosigning = new Cosigning(outside.witnesses(), tree, clock, cosigned::add);
        this.elsewhere = new KnownElsewhere(publication, cosigning, keys);
        this.thread = Thread.ofPlatform().daemon().name("notary").start(this::work);
    }

    /** What it is doing. */
    public NotaryState state() {
        return state;
    }

    /** What is known of the witnesses, in their order. */
    public List<WitnessReport> witnesses() {
        return cosigning.reports();
    }

    /** How it stands with the outlets, in their order. */
    public List<Publication.OutletState> outlets() {
        return publication.states();
    }

    private void work() {
        while (!isClosing()) {
            try (Connection connection = database.getConnection()) {
                connection.setNetworkTimeout(Runnable::run, Math.toIntExact(ANSWER.toMillis()));
                beNotary(new SingleConnectionDataSource(connection, true));
            } catch (ChangedHistoryException
                    | ChangedTileException
                    | MissingTileException
                    | UntrustedNoteException
                    | IllegalArgumentException finding) {
                refuse(finding);
            } catch (SQLException
                    | DataAccessException
                    | TransactionException
                    | OutletAwayException
                    | LeafException fault) {
                hindered(fault);
            } catch (RuntimeException | Error unforeseen) {
                LOG.error("The notary failed in an unforeseen way, and tries again.", unforeseen);
                hindered(unforeseen);
            }
            pause(state instanceof NotaryState.Refusing ? LOOK_AGAIN : RETRY);
        }
    }

    private void beNotary(DataSource connection) {
        if (!NotarySession.begin(connection, asleep)) {
            state = new NotaryState.StandingBy();
            return;
        }
        if (new Checkpoints(connection).newest().isEmpty()) {
            elsewhere.begin();
        }
        StoredTree tree = new StoredTree(connection);
        Signing signing = new Signing(connection, tree, keys, types, clock, elsewhere.newest());
        if (!signing.catchUp(this::isClosing)) {
            return;
        }
        // What was signed last may not have been brought away; it goes there when it is known to fit what is there.
        Optional<SignedCheckpoint> last = elsewhere.offerLast(signing);
        signing.signWhatIsNew().or(() -> last).ifPresentOrElse(this::signed, this::nothingYet);
        while (!isClosing()) {
            long begun = System.nanoTime();
            for (SignedCheckpoint one = cosigned.poll(); one != null; one = cosigned.poll()) {
                signing.keep(one);
                giveAgain(one, signing);
            }
            elsewhere.requireAgreement(signing);
            signing.signWhatIsNew().ifPresent(this::signed);
            pause(INTERVAL.minusNanos(System.nanoTime() - begun));
        }
        // What was committed last is signed, too.
        elsewhere.requireAgreement(signing);
        signing.signWhatIsNew().ifPresent(this::signed);
    }

    private void signed(SignedCheckpoint signed) {
        state = new NotaryState.Signing(signed.checkpoint().size(), clock.instant());
        publication.give(signed);
        cosigning.give(signed);
    }

    /** With its cosignatures, where no newer one went out meanwhile. */
    private void giveAgain(SignedCheckpoint one, Signing signing) {
        if (signing.newest()
                .filter(newest -> newest.checkpoint().equals(one.checkpoint()))
                .isPresent()) {
            publication.give(one);
        }
    }

    private void nothingYet() {
        state = new NotaryState.Signing(0, clock.instant());
    }

    private void refuse(RuntimeException finding) {
        String sentence = String.valueOf(finding.getMessage());
        forget();
        if (!(state instanceof NotaryState.Refusing before && before.finding().equals(sentence))) {
            LOG.error("The notary signs nothing more: {}", sentence);
            state = new NotaryState.Refusing(clock.instant(), sentence);
        }
    }

    /** Another process may be the notary now, and have gone on: what this one had in hand goes nowhere any more. */
    private void forget() {
        publication.forget();
        cosigning.forget();
        cosigned.clear();
    }

    private void hindered(Throwable fault) {
        if (isClosing()) {
            return;
        }
        forget();
        String sentence = String.valueOf(fault.getMessage());
        Instant since = state instanceof NotaryState.Hindered before ? before.since() : clock.instant();
        if (!(state instanceof NotaryState.Hindered)) {
            LOG.warn("The notary cannot work just now, and tries again: {}", sentence);
        }
        state = new NotaryState.Hindered(since, sentence);
    }

    private boolean isClosing() {
        return closing.getCount() == 0;
    }

    /** Waits so long, and not at all when that is over already; the end of the notary cuts it short. */
    private void pause(Duration time) {
        try {
            boolean ends = closing.await(time.toMillis(), TimeUnit.MILLISECONDS);
            LOG.trace("The notary goes on, or ends: {}", ends);
        } catch (InterruptedException nobodyShould) {
            Thread.currentThread().interrupt();
        }
    }

    /** Signs what is committed, brings it out of reach, and ends. */
    @Override
    public void close() {
        closing.countDown();
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        cosigning.close();
        publication.close();
    }
}
