package org.standpat.formats.export;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.standpat.card.Cards;
import org.standpat.formats.ImportedHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandEvent.Share;
import org.standpat.money.Denomination;

/** What a hand says, fact by fact and each in its order, by the names of the players. */
final class HandFacts {

    /** A kind of fact that a format can hold or not. */
    enum Fact {
        SEATS,
        BUTTON,
        MONEY,
        ANTES,
        BLINDS,
        FIRST_CARDS,
        ACTIONS,
        UNCALLED,
        DISCARDS,
        NEW_CARDS,
        RESHUFFLES,
        SHOWDOWN,
        RAKE,
        POTS,
        STACKS_AFTER,
        ENDING,
        IDENTITY,
        HOUSE_RULES,
        BURNS,
        FLOOR
    }

    private final Map<Fact, List<String>> facts = new EnumMap<>(Fact.class);
    private final Map<Integer, String> names = new HashMap<>();

    private HandFacts(List<HandEvent> events, Denomination money) {
        tell(Fact.MONEY, money.toString());
        for (HandEvent event : events) {
            add(event);
        }
    }

    static HandFacts of(List<HandEvent> events, Denomination money) {
        return new HandFacts(events, money);
    }

    static HandFacts of(ImportedHand hand) {
        return new HandFacts(hand.events(), hand.money());
    }

    /** What is said of this kind, in order. */
    List<String> of(Fact kind) {
        return facts.getOrDefault(kind, List.of());
    }

    private void tell(Fact kind, String what) {
        facts.computeIfAbsent(kind, any -> new ArrayList<>()).add(what);
    }

    private void tell(Fact kind, int seat, String what) {
        tell(kind, names.get(seat) + " " + what);
    }

    private void add(HandEvent event) {
        switch (event) {
            case HandStarted started -> start(started);
            case HandEvent.AntePosted it -> tell(Fact.ANTES, it.seat(), "posts " + it.amount());
            case HandEvent.BlindPosted it -> tell(Fact.BLINDS, it.seat(), it.blind() + " " + it.amount());
            case HandEvent.DeckShuffled ignored -> {}
            case HandEvent.CardsDealt it -> tell(Fact.FIRST_CARDS, it.seat(), "is dealt " + it.cards());
            case HandEvent.BettingRoundOpened it -> tell(Fact.ACTIONS, it.seat(), "opens round " + it.round());
            case HandEvent.Folded it -> tell(Fact.ACTIONS, it.seat(), "folds");
            case HandEvent.Checked it -> tell(Fact.ACTIONS, it.seat(), "checks");
            case HandEvent.Called it -> tell(Fact.ACTIONS, it.seat(), "calls " + it.to());
            case HandEvent.Bet it -> tell(Fact.ACTIONS, it.seat(), "bets " + it.to() + full(it.full()));
            case HandEvent.Raised it -> tell(Fact.ACTIONS, it.seat(), "raises to " + it.to() + full(it.full()));
            case HandEvent.UncalledBetReturned it -> tell(Fact.UNCALLED, it.seat(), "gets back " + it.amount());
            case HandEvent.DrawOpened it -> tell(Fact.DISCARDS, it.seat(), "opens draw " + it.draw());
            case HandEvent.DiscardDeclared it ->
                tell(Fact.DISCARDS, it.seat(), "discards " + it.cards().size() + ": " + it.cards());
            case HandEvent.StoodPat it -> tell(Fact.DISCARDS, it.seat(), "stands pat");
            case HandEvent.CardsReplaced it -> tell(Fact.NEW_CARDS, it.seat(), "draws " + it.cards());
            case HandEvent.DeckReshuffled it -> tell(Fact.RESHUFFLES, it.seat(), it.procedure() + " " + it.poolOf());
            case HandEvent.ShowdownOpened it -> tell(Fact.SHOWDOWN, it.seat(), "shows first");
            case HandEvent.HandShown it -> tell(Fact.SHOWDOWN, it.seat(), "shows " + sorted(it.cards()));
            case HandEvent.HandMucked it -> tell(Fact.SHOWDOWN, it.seat(), "mucks");
            case HandEvent.RakeTaken it -> tell(Fact.RAKE, it.amount() + " of pot " + it.pot());
            case HandEvent.PotAwarded it -> shares(Fact.POTS, "of pot " + it.pot(), it.shares());
            case HandEvent.HandCompleted it -> shares(Fact.STACKS_AFTER, "after the hand", it.stacks());
            case HandEvent.CardBurned it -> tell(Fact.BURNS, it.toString());
            case HandEvent.MisdealDeclared it -> ended("misdeal", it);
            case HandEvent.HandCancelled it -> ended("cancelled", it);
            case HandEvent.Refunded it -> tell(Fact.ENDING, it.seat(), "is given back " + it.amount());
            case HandEvent.CardExposed it -> tell(Fact.FLOOR, it.toString());
            case HandEvent.HandMiscounted it -> tell(Fact.FLOOR, it.toString());
            case HandEvent.ActedOutOfTurn it -> tell(Fact.FLOOR, it.toString());
            case HandEvent.ActionForced it -> tell(Fact.FLOOR, it.toString());
            case HandEvent.CardsTakenTold it -> tell(Fact.FLOOR, it.toString());
            case HandEvent.DeclarationChanged it -> tell(Fact.FLOOR, it.toString());
            case HandEvent.HandKilled it -> tell(Fact.FLOOR, it.toString());
            case HandEvent.PotRuled it -> tell(Fact.FLOOR, it.toString());
            case HandEvent.RulingIssued it -> tell(Fact.FLOOR, it.toString());
        }
    }

    private void start(HandStarted started) {
        started.seats().forEach(seat -> {
            names.put(seat.seat(), seat.player());
            tell(Fact.SEATS, seat.seat() + " " + seat.player() + " " + seat.stack());
        });
        tell(Fact.BUTTON, started.button(), "has the button");
        tell(Fact.IDENTITY, started.hand() + " " + started.startedAt() + " " + started.dealing());
        tell(Fact.HOUSE_RULES, started.rules() + " " + started.owing() + " " + started.previous());
    }

    private void ended(String how, HandEvent.Ruled ruled) {
        tell(Fact.ENDING, how);
        tell(Fact.FLOOR, ruled.ruling().toString());
    }

    private void shares(Fact kind, String what, List<Share> shares) {
        shares.forEach(share -> tell(kind, share.seat(), "has " + share.amount() + " " + what));
    }

    private static String full(boolean full) {
        return full ? "" : ", less than a full one";
    }

    private static Cards sorted(Cards cards) {
        return cards.knownSet().toCards();
    }
}
