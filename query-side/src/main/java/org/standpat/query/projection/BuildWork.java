package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.transaction.support.TransactionTemplate;
import org.standpat.db.axon.Tokens;
import org.standpat.db.log.FeedToken;

/**
 * Makes a build beside the one that serves, checks it and makes it serve. Whoever runs this has the {@link BuildLock}, so that what other
 * builds have left behind may be taken away.
 */
final class BuildWork {

    /** How long the tables of a build that nobody reads any more are waited for; after that the next build takes them away. */
    private static final Duration DROP_LIMIT = Duration.ofSeconds(1);

    private static final Duration LOOK_INTERVAL = Duration.ofMillis(5);
    private static final Logger LOG = LoggerFactory.getLogger(BuildWork.class);

    private final ServingProjection serving;
    private final ProjectionParts parts;
    private final Builds builds;
    private final BuildLock lock;
    private final Build build;
    private final int mostOpen;
    private final BooleanSupplier wanted;
    private final AtomicLong done = new AtomicLong();
    private final PhaseTimes times = new PhaseTimes();
    private final OptionalDouble laterShare;
    private final long begun = System.nanoTime();
    private volatile Optional<Duration> reading = Optional.empty();
    private volatile Build.Phase phase = Build.Phase.READING;

    private BuildWork(ServingProjection serving, BuildLock lock, Build build, int mostOpen, BooleanSupplier wanted) {
        this.serving = serving;
        this.parts = serving.parts();
        this.builds = new Builds(parts.pool());
        this.lock = lock;
        this.build = build;
        this.mostOpen = mostOpen;
        this.wanted = wanted;
        this.laterShare = builds.laterShare(build.total());
    }

    /**
     * Begins a build: takes away what others have left behind, and says that it is under way.
     *
     * @param mostOpen hands in the middle that each thread holds
     * @param wanted whether to go on
     */
    static BuildWork begin(ServingProjection serving, BuildLock lock, int mostOpen, BooleanSupplier wanted)
            throws SQLException {
        ProjectionParts parts = serving.parts();
        takeAwayDead(parts);
        Build build = new Builds(parts.pool())
                .begin(parts.version(), Build.State.BUILDING, parts.log().count());
        return new BuildWork(serving, lock, build, mostOpen, wanted);
    }

    /** Gives up and takes away what processes that ended have left under way; for whoever has the {@link BuildLock}. */
    static void takeAwayDead(ProjectionParts parts) {
        Builds builds = new Builds(parts.pool());
        builds.newest()
                .filter(newest -> newest.state() == Build.State.BUILDING)
                .ifPresent(dead -> builds.fail(dead, "The process that made it ended."));
        dropLeftOver(parts);
    }

    /** The build that is made. */
    Build build() {
        return build;
    }

    /** The step under way. */
    Build.Phase phase() {
        return phase;
    }

    /** How long everything was read; empty until it was. */
    Optional<Duration> reading() {
        return reading;
    }

    /** As {@link Builds#laterShare}. */
    OptionalDouble laterShare() {
        return laterShare;
    }

    /** Events read so far. */
    long done() {
        return Math.min(done.get(), build.total());
    }

    /**
     * Makes it serve.
     *
     * @throws BuildFailedException when it cannot; the build before it serves then as if nothing had been
     */
    void run() throws SQLException, InterruptedException {
        LiveBuild next = LiveBuild.of(parts, build);
        boolean serves = false;
        try {
            BulkLoad.Loaded loaded = load();
            enter(Build.Phase.CHECKING);
            String found = checked(loaded);
            enter(Build.Phase.CATCHING_UP);
            startAt(next, loaded.last());
            catchUp(next);
            keepTime();
            enter(Build.Phase.SWITCHING);
            serving.prepare(next);
            new Switch(parts, serving.build(), next, found).run(wanted);
            serves = true;
            begin(Build.Phase.DONE);
        } finally {
            if (!serves) {
                next.close();
            }
        }
        serving.look();
        dropLeftOver(parts);
        times.ended(phase);
        LOG.info("Build {} of the projection took: {}.", build.number(), times);
    }

    private BulkLoad.Loaded load() throws SQLException, InterruptedException {
        write(connection -> {
            BuildSchema.makeTables(connection, build);
            BuildSchema.makeLeftOver(connection, build);
        });
        BulkLoad.Loaded loaded = new BulkLoad(parts, build, mostOpen, wanted, done::set).run();
        done.set(build.total());
        keepTime();
        enter(Build.Phase.INDEXES);
        AtOnce.run(
                () -> write(connection -> BuildSchema.makePlayerIndexes(connection, build)),
                () -> write(connection -> BuildSchema.makeHandIndexes(connection, build)));
        enter(Build.Phase.LEFT_OVER);
        new LeftOverHands(parts, build).fold(loaded.last(), wanted);
        return loaded;
    }

    /** What the check found. Meanwhile the server counts what is in the tables. */
    private String checked(BulkLoad.Loaded loaded) throws SQLException, InterruptedException {
        AtomicReference<String> found = new AtomicReference<>("");
        AtOnce.run(
                () -> found.set(new BuildCheck(parts, build).run(loaded, serving.build())),
                () -> write(connection -> BuildSchema.finish(connection, build)));
        return found.get();
    }

    private void enter(Build.Phase next) throws SQLException {
        if (!wanted.getAsBoolean()) {
            throw new BuildFailedException("The program that made the tables was stopped.", null);
        }
        lock.requireHeld();
        begin(next);
        writeDown();
    }

    private void begin(Build.Phase next) {
        times.ended(phase);
        phase = next;
    }

    /** Everything is read or, after that, ready. */
    private void keepTime() {
        Duration now = Duration.ofNanos(System.nanoTime() - begun);
        Optional<Duration> later = reading.map(now::minus);
        reading = reading.or(() -> Optional.of(now));
        builds.took(build, reading.orElse(now), later);
    }

    /** Lets other processes know how far this is. */
    void writeDown() {
        builds.progress(build, phase, done());
    }

    private void startAt(LiveBuild next, long last) {
        if (last > 0) {
            new TransactionTemplate(parts.transactions())
                    .executeWithoutResult(status -> Tokens.store(parts.pool())
                            .initializeTokenSegments(build.processor(), parts.segments(), new FeedToken(last)));
        }
        next.processor().start();
    }

    /** Until everything is handled that was recorded when this began: the switch waits for the rest. */
    private void catchUp(LiveBuild next) throws InterruptedException {
        long goal = parts.log().count();
        while (goal > 0 && !(next.processor().isAllHere() && covers(next, goal))) {
            if (!wanted.getAsBoolean()) {
                throw new BuildFailedException("The program that made the tables was stopped.", null);
            }
            if (!next.processor().isRunning()) {
                throw new BuildFailedException(
                        next.processor()
                                .failure()
                                .map(ProjectionProcessor.Failure::reason)
                                .orElse("The processor was stopped."),
                        null);
            }
            TimeUnit.NANOSECONDS.sleep(LOOK_INTERVAL.toNanos());
        }
    }

    private static boolean covers(LiveBuild next, long goal) {
        return next.processor()
                .coveredHere()
                .filter(place -> place.covers(new FeedToken(goal)))
                .isPresent();
    }

    /** Gives the build up. */
    void fail(String why) {
        builds.fail(build, why);
        dropLeftOver(parts);
    }

    private interface Change {
        void in(Connection connection) throws SQLException;
    }

    /** The switch, which comes later, is what must be safe on the disk, and all before it is then. */
    private void write(Change change) throws SQLException {
        try (Connection connection = parts.own().getConnection();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("set local synchronous_commit = off");
            change.in(connection);
            connection.commit();
        }
    }

    /** Takes away the tables of builds that do not serve; what somebody holds stays until the next time. */
    private static void dropLeftOver(ProjectionParts parts) {
        List<Build> unused = new Builds(parts.pool()).leftOver();
        for (Build build : unused) {
            try (Connection connection = parts.own().getConnection();
                    Statement statement = connection.createStatement()) {
                connection.setAutoCommit(false);
                statement.execute("set local lock_timeout = " + DROP_LIMIT.toMillis());
                BuildSchema.drop(connection, build);
                connection.commit();
            } catch (SQLException held) {
                LOG.info(
                        "The tables of build {} of the projection stay for now: {}", build.number(), held.getMessage());
            }
        }
    }
}
