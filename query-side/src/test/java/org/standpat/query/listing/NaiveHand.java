package org.standpat.query.listing;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.summary.GameNames;
import org.standpat.ranking.MadeHand;

/** A hand as a search sees it, counted from its events one by one, without the fold that the program goes by. */
record NaiveHand(HandStarted start, List<HandEvent> events) {

    NaiveHand {
        events = List.copyOf(events);
    }

    static NaiveHand of(List<HandEvent> events) {
        return new NaiveHand((HandStarted) events.getFirst(), events);
    }

    UUID id() {
        return start.hand();
    }

    Instant startedAt() {
        return start.startedAt();
    }

    boolean meets(HandSearch search) {
        return search.filters().stream().allMatch(this::meets);
    }

    private boolean meets(HandFilter filter) {
        return switch (filter) {
            case HandFilter.DealtIn dealt ->
                start.seats().stream().map(SeatedPlayer::player).toList().contains(dealt.player());
            case HandFilter.AtTable at -> start.table().equals(at.table());
            case HandFilter.From from -> start.startedAt().compareTo(from.time()) >= 0;
            case HandFilter.To to -> start.startedAt().compareTo(to.time()) < 0;
            case HandFilter.OfGame of -> GameNames.of(start.rules().game()).equals(of.game());
            case HandFilter.AtStakes at -> GameNames.stakes(start.rules()).equals(at.stakes());
            case HandFilter.PotMin pot -> isOver() && pot() >= pot.chips();
            case HandFilter.PotMax pot -> isOver() && pot() <= pot.chips();
            case HandFilter.Draws draws -> draws() == draws.draws();
            case HandFilter.DrawsMin draws -> draws() >= draws.draws();
            case HandFilter.DrawsMax draws -> draws() <= draws.draws();
            case HandFilter.Shown shown -> {
                OptionalInt best = bestShown();
                int meant = shown.made().code();
                yield best.isPresent() && (best.getAsInt() == meant || (shown.orBetter() && best.getAsInt() < meant));
            }
            case HandFilter.Reshuffled reshuffled ->
                reshuffled.yes() == events.stream().anyMatch(HandEvent.DeckReshuffled.class::isInstance);
            case HandFilter.AllIn allIn -> allIn.yes() == wasAllIn();
            case HandFilter.Corrected corrected ->
                corrected.yes() == events.stream().anyMatch(HandEvent.PotRuled.class::isInstance);
            case HandFilter.Noted noted -> noted.yes() == events.stream().anyMatch(NaiveHand::isNote);
            case HandFilter.Ended ended -> ended.outcome() == outcome();
            case HandFilter.Over ignored -> isOver();
        };
    }

    boolean isOver() {
        return events.stream().anyMatch(HandEvent.HandCompleted.class::isInstance);
    }

    private Outcome outcome() {
        if (!isOver()) {
            return Outcome.RUNNING;
        }
        if (events.stream().anyMatch(HandEvent.MisdealDeclared.class::isInstance)) {
            return Outcome.MISDEAL;
        }
        return events.stream().anyMatch(HandEvent.HandCancelled.class::isInstance) ? Outcome.CANCELLED : Outcome.PLAYED;
    }

    /** What was paid out and raked; nothing where every chip went back. */
    long pot() {
        long chips = 0;
        for (HandEvent event : events) {
            chips += event instanceof HandEvent.RakeTaken rake ? rake.amount() : 0;
            chips += event instanceof HandEvent.PotAwarded awarded
                    ? awarded.shares().stream()
                            .mapToLong(HandEvent.Share::amount)
                            .sum()
                    : 0;
        }
        return chips;
    }

    private long draws() {
        return events.stream().filter(HandEvent.DrawOpened.class::isInstance).count();
    }

    OptionalInt bestShown() {
        return events.stream()
                .filter(HandEvent.HandShown.class::isInstance)
                .map(HandEvent.HandShown.class::cast)
                .flatMap(shown -> start.rules().game().ranking().made(shown.cards()).stream())
                .mapToInt(MadeHand::code)
                .min();
    }

    private static boolean isNote(HandEvent event) {
        return event instanceof HandEvent.ActedOutOfTurn
                || event instanceof HandEvent.CardExposed
                || event instanceof HandEvent.HandMiscounted
                || event instanceof HandEvent.Ruled;
    }

    /** Chips are counted down as they go in, until somebody has none left. */
    private boolean wasAllIn() {
        Map<Integer, Long> stacks = new HashMap<>();
        start.seats().forEach(seat -> stacks.put(seat.seat(), seat.stack()));
        Map<Integer, Long> bets = new HashMap<>();
        for (HandEvent event : events) {
            switch (event) {
                case HandEvent.AntePosted ante -> stacks.merge(ante.seat(), -ante.amount(), Long::sum);
                case HandEvent.BlindPosted blind -> {
                    stacks.merge(blind.seat(), -blind.amount(), Long::sum);
                    bets.merge(blind.seat(), blind.blind() == HandEvent.Blind.DEAD ? 0 : blind.amount(), Long::sum);
                }
                case HandEvent.Called called -> bet(stacks, bets, called.seat(), called.to());
                case HandEvent.Bet bet -> bet(stacks, bets, bet.seat(), bet.to());
                case HandEvent.Raised raised -> bet(stacks, bets, raised.seat(), raised.to());
                case HandEvent.DrawOpened ignored -> bets.clear();
                default -> {}
            }
            if (stacks.containsValue(0L)) {
                return true;
            }
            if (event instanceof HandEvent.UncalledBetReturned back) {
                stacks.merge(back.seat(), back.amount(), Long::sum);
            }
        }
        return false;
    }

    private static void bet(Map<Integer, Long> stacks, Map<Integer, Long> bets, int seat, long to) {
        stacks.merge(seat, bets.getOrDefault(seat, 0L) - to, Long::sum);
        bets.put(seat, to);
    }
}
