package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.WholeLog;

/**
 * Reads the whole log once and fills the tables of a new build: this thread reads, and others decode, fold and copy, each the hands of its
 * own share.
 */
final class BulkLoad {

    /** Threads that fold. */
    static final int FOLDERS = 2;

    /** Events that are handed over at a time. */
    static final int HANDED_OVER = 512;

    /** Times that many may wait for each thread. */
    static final int MOST_WAITING = 16;

    private static final List<StoredEvent> END = List.of();
    private static final long LOOK_MILLIS = 200;

    private final ProjectionParts parts;
    private final Build build;
    private final int mostOpen;
    private final BooleanSupplier wanted;
    private final LongConsumer progress;
    private final AtomicReference<@Nullable Exception> failure = new AtomicReference<>();

    /**
     * Into the tables of this build.
     *
     * @param mostOpen hands in the middle that each thread holds
     * @param wanted whether to go on
     * @param progress told how many events are read
     */
    BulkLoad(ProjectionParts parts, Build build, int mostOpen, BooleanSupplier wanted, LongConsumer progress) {
        this.parts = parts;
        this.build = build;
        this.mostOpen = mostOpen;
        this.wanted = wanted;
        this.progress = progress;
    }

    /**
     * What was read.
     *
     * @param last place of the last event; 0 when there is none
     * @param started hands whose first event was among them
     */
    record Loaded(long last, long started) {}

    /**
     * Fills the tables.
     *
     * @throws BuildFailedException when it was told not to go on, or the tables cannot be written
     */
    Loaded run() throws SQLException, InterruptedException {
        List<Share> shares = new ArrayList<>();
        try (Connection connection = parts.own().getConnection()) {
            for (int i = 0; i < FOLDERS; i++) {
                shares.add(new Share(i));
            }
            Dealer dealer = new Dealer(shares);
            WholeLog.read(connection, 0, dealer);
            dealer.finish();
            return new Loaded(dealer.last, dealer.started);
        } finally {
            for (Share share : shares) {
                share.stop();
            }
        }
    }

    private void requireGood() {
        Exception failed = failure.get();
        if (failed != null) {
            throw new BuildFailedException("The tables could not be filled: " + Reasons.of(failed), failed);
        }
        if (!wanted.getAsBoolean()) {
            throw new BuildFailedException("The program that made the tables was stopped.", null);
        }
    }

    /** Hands events over to the share of their hand. */
    private final class Dealer implements WholeLog.Reader {

        private final List<Share> shares;
        private long last;
        private long started;

        private Dealer(List<Share> shares) {
            this.shares = shares;
        }

        @Override
        public boolean take(StoredEvent event) throws InterruptedException {
            last = event.feedPosition();
            started += event.number() == 1 ? 1 : 0;
            Share share = shares.get(shareOf(event.hand()));
            share.filling.add(event);
            if (share.filling.size() == HANDED_OVER) {
                share.handOver();
                progress.accept(last);
            }
            return true;
        }

        private void finish() throws InterruptedException {
            for (Share share : shares) {
                share.handOver();
                share.end();
            }
            for (Share share : shares) {
                share.thread.join();
            }
            requireGood();
            progress.accept(last);
        }
    }

    private static int shareOf(UUID hand) {
        int hash = hand.hashCode();
        return Math.floorMod(hash ^ (hash >>> Short.SIZE), FOLDERS);
    }

    /** Some of the hands, folded by a thread. */
    private final class Share {

        private final BlockingQueue<List<StoredEvent>> queue = new ArrayBlockingQueue<>(MOST_WAITING);
        private final Thread thread;
        private List<StoredEvent> filling = new ArrayList<>(HANDED_OVER);

        private Share(int index) {
            thread = Thread.ofPlatform()
                    .name(build.processor() + "-bulk-" + index)
                    .daemon()
                    .start(this::work);
        }

        private void handOver() throws InterruptedException {
            if (!filling.isEmpty()) {
                put(filling);
                filling = new ArrayList<>(HANDED_OVER);
            }
        }

        private void end() throws InterruptedException {
            put(END);
        }

        private void put(List<StoredEvent> events) throws InterruptedException {
            requireGood();
            while (!queue.offer(events, LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                requireGood();
            }
        }

        /** Ends the thread, whether or not it has done everything; does nothing when it has ended. */
        private void stop() throws InterruptedException {
            while (thread.isAlive()) {
                queue.clear();
                // It may have been filled again meanwhile.
                if (queue.offer(END)) {
                    thread.join(LOOK_MILLIS);
                }
            }
        }

        private void work() {
            try (Connection connection = parts.own().getConnection()) {
                connection.setAutoCommit(false);
                withoutFlush(connection);
                BulkFolder folder =
                        new BulkFolder(connection, new HandFolder(parts.log(), parts.codec()), build).holding(mostOpen);
                for (List<StoredEvent> events = queue.take(); !events.isEmpty(); events = queue.take()) {
                    for (StoredEvent event : events) {
                        folder.take(event);
                    }
                }
                folder.finish();
            } catch (SQLException | RuntimeException failed) {
                failure.compareAndSet(null, failed);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                failure.compareAndSet(null, interrupted);
            }
        }

        /** The switch, which comes much later, is what must be safe on the disk, and all before it is then. */
        private static void withoutFlush(Connection connection) throws SQLException {
            try (Statement statement = connection.createStatement()) {
                statement.execute("set synchronous_commit = off");
            }
            connection.commit();
        }
    }
}
