package org.standpat.export.phh;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Ruling;

/** What happened beside the actions that PHH has, as the inside of a TOML table. */
final class PhhBeside {

    private final PhhWords words;

    PhhBeside(PhhWords words) {
        this.words = words;
    }

    /** The event; empty when an action or a field of PHH says it, or it follows from them. */
    Optional<String> of(HandEvent event) {
        return Optional.ofNullable(
                switch (event) {
                    case HandEvent.CardBurned burned -> "what = \"burn\", place = " + burned.place();
                    case HandEvent.DeckShuffled shuffled ->
                        "what = \"shuffle\", commitment = " + Toml.quoted(shuffled.commitment());
                    case HandEvent.DeckReshuffled reshuffled -> reshuffle(reshuffled);
                    case HandEvent.CardExposed exposed ->
                        what("exposed card", exposed.seat()) + ", card = "
                                + Toml.quoted(exposed.card().toString());
                    case HandEvent.HandMiscounted miscounted ->
                        what("miscount", miscounted.seat()) + ", held = " + miscounted.held();
                    case HandEvent.ActedOutOfTurn acted -> outOfTurn(acted.action());
                    case HandEvent.ActionForced forced ->
                        what("forced", forced.seat()) + ", cause = " + Toml.quoted(name(forced.cause()));
                    case HandEvent.CardsTakenTold told ->
                        what("told", told.seat()) + ", opponent = \"" + words.player(told.opponent()) + "\", taken = "
                                + told.taken();
                    case HandEvent.DeclarationChanged changed -> what("changed declaration", changed.seat());
                    case HandEvent.RakeTaken rake ->
                        "what = \"rake\", pot = " + rake.pot() + ", amount = " + rake.amount();
                    case HandEvent.HandKilled killed -> what("killed", killed.seat()) + ruling(killed.ruling());
                    case HandEvent.MisdealDeclared misdeal -> "what = \"misdeal\"" + ruling(misdeal.ruling());
                    case HandEvent.HandCancelled cancelled -> "what = \"cancelled\"" + ruling(cancelled.ruling());
                    case HandEvent.Refunded refunded ->
                        what("refund", refunded.seat()) + ", amount = " + refunded.amount();
                    case HandEvent.PotRuled ruled ->
                        "what = \"pot ruled\", pot = " + ruled.pot() + ", shares = " + shares(ruled.shares())
                                + ruling(ruled.ruling());
                    case HandEvent.RulingIssued issued -> "what = \"ruling\"" + ruling(issued.ruling());
                    case HandEvent.HandStarted ignored -> null;
                    case HandEvent.AntePosted ignored -> null;
                    case HandEvent.BlindPosted ignored -> null;
                    case HandEvent.CardsDealt ignored -> null;
                    case HandEvent.BettingRoundOpened ignored -> null;
                    case HandEvent.Folded ignored -> null;
                    case HandEvent.Checked ignored -> null;
                    case HandEvent.Called ignored -> null;
                    case HandEvent.Bet ignored -> null;
                    case HandEvent.Raised ignored -> null;
                    case HandEvent.UncalledBetReturned ignored -> null;
                    case HandEvent.DrawOpened ignored -> null;
                    case HandEvent.DiscardDeclared ignored -> null;
                    case HandEvent.StoodPat ignored -> null;
                    case HandEvent.CardsReplaced ignored -> null;
                    case HandEvent.ShowdownOpened ignored -> null;
                    case HandEvent.HandShown ignored -> null;
                    case HandEvent.HandMucked ignored -> null;
                    case HandEvent.PotAwarded ignored -> null;
                    case HandEvent.HandCompleted ignored -> null;
                });
    }

    private String what(String what, int seat) {
        return "what = \"" + what + "\", player = \"" + words.player(seat) + "\"";
    }

    private String reshuffle(HandEvent.DeckReshuffled reshuffled) {
        String commitment = reshuffled.commitment();
        return what("reshuffle", reshuffled.seat()) + ", procedure = \"" + name(reshuffled.procedure())
                + "\", pool_of = \"" + name(reshuffled.poolOf()) + "\", pool = \""
                + PhhActions.text(reshuffled.pool()) + "\""
                + (commitment == null ? "" : ", commitment = " + Toml.quoted(commitment));
    }

    private String outOfTurn(OutOfTurn action) {
        return what("out of turn", action.seat()) + ", word = \"" + name(action.word()) + "\", to = " + action.to();
    }

    private static String ruling(Ruling ruling) {
        return ", by = " + Toml.quoted(ruling.by()) + ", why = " + Toml.quoted(ruling.why()) + ", rule = "
                + Toml.quoted(ruling.rule());
    }

    private String shares(List<Share> shares) {
        return shares.stream()
                .map(share -> "{player = \"" + words.player(share.seat()) + "\", amount = " + share.amount() + "}")
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
