package org.standpat.query.projection;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.axonframework.eventhandling.DomainEventMessage;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.FeedToken;
import org.standpat.db.log.LogFixture;
import org.standpat.hand.HandEvent;
import org.standpat.query.PlayedHand;

/** The projection over an event log of its own, as the service runs it but without HTTP. */
final class RunningProjection implements AutoCloseable {

    static final Duration LIMIT = Duration.ofSeconds(60);

    final LogFixture db = new LogFixture();
    final JdbcClient jdbc = JdbcClient.create(db.dataSource);
    final ProjectionParts parts = ProjectionParts.of(db.dataSource, db.database.unpooled(), db.spring, db.feed);
    final ServingProjection serving;
    final FeedProgress progress;
    final FeedPlaces places = new FeedPlaces(db.dataSource);
    final Rebuild rebuild;
    final Projections projections;

    RunningProjection() {
        this(UnaryOperator.identity());
    }

    /** With other parts, such as another number of segments. */
    RunningProjection(UnaryOperator<ProjectionParts> change) {
        serving = new ServingProjection(change.apply(parts));
        progress = new FeedProgress(serving, db.dataSource);
        rebuild = new Rebuild(serving);
        projections = new Projections(serving, progress, places, rebuild);
    }

    /** The same projection in another process on the same database. */
    OtherProcess otherProcess() {
        return otherProcess(UnaryOperator.identity());
    }

    /** The projection of another process, which is another program. */
    OtherProcess otherProcess(UnaryOperator<ProjectionParts> change) {
        ServingProjection other = new ServingProjection(change.apply(
                ProjectionParts.of(db.dataSource, db.database.unpooled(), db.spring, new EventFeed(db.log))));
        return new OtherProcess(other, new FeedProgress(other, db.dataSource), new Rebuild(other));
    }

    record OtherProcess(ServingProjection serving, FeedProgress progress, Rebuild rebuild) implements AutoCloseable {
        @Override
        public void close() {
            rebuild.close();
            serving.close();
        }
    }

    /** Records the events of a hand from this number on, in one transaction. */
    void record(PlayedHand hand, int from, int to) {
        db.append(messages(hand.id(), hand.events(), from, to));
    }

    void record(PlayedHand hand) {
        record(hand, 1, hand.position());
    }

    static List<DomainEventMessage<?>> messages(UUID hand, List<HandEvent> events, int from, int to) {
        List<DomainEventMessage<?>> messages = new ArrayList<>();
        for (int number = from; number <= to; number++) {
            messages.add(LogFixture.message(hand, number, events.get(number - 1)));
        }
        return messages;
    }

    /** Puts a row into the event table that no version of this program would write. */
    void recordRaw(UUID hand, int number, int type, String json) {
        db.appendFields(hand, number, type, json);
        db.feed.wake();
    }

    /** Until every recorded event is projected or parked. */
    void awaitAll() {
        FeedToken last = progress.end().orElseThrow();
        await().atMost(LIMIT)
                .until(() ->
                        progress.covered().filter(place -> place.covers(last)).isPresent());
    }

    /** Hands that are in the tables. */
    int hands() {
        return jdbc.sql("select count(*) from projection.hand")
                .query(Integer.class)
                .single();
    }

    /** Whole rows as text, in a fixed order. */
    List<String> rows() {
        return jdbc.sql("""
                        (select row(h.*)::text from projection.hand h order by h.hand)
                        union all
                        (select row(p.*)::text from projection.hand_player p order by p.hand, p.seat)
                        """).query((row, i) -> row.getString(1)).list();
    }

    int positionOf(UUID hand) {
        return jdbc.sql("select coalesce(max(position), 0) from projection.hand where hand = ?")
                .param(hand)
                .query(Integer.class)
                .single();
    }

    @Override
    public void close() {
        rebuild.close();
        serving.close();
        db.close();
    }
}
