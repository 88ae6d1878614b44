package org.standpat.formats.phh;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;

/** Reads action strings: {@code [actor action [arguments]] [# comment]}. */
final class PhhActions {

    private static final Pattern PLAYER = Pattern.compile("p([1-9][0-9]?)");
    private static final Pattern BLANK = Pattern.compile("\\s+");

    private static final int DEAL_WORDS = 4;

    /** What is read, for refusals. */
    private static final String KNOWN = "d dh pN CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS] or pN sm [CARDS]";

    private final Place place;
    private final PhhGame game;
    private final int players;
    private final String[] words;

    private PhhActions(Place place, PhhGame game, int players, String[] words) {
        this.place = place;
        this.game = game;
        this.players = players;
        this.words = words;
    }

    /**
     * What an action string of a hand says; null when it is a comment only.
     *
     * @throws HandRefused when it is no action of this game
     */
    static @Nullable PhhAction parse(String text, PhhGame game, int players, Place place) {
        if (text.length() > PhhLimits.LONGEST_ACTION) {
            throw new HandRefused(
                    place,
                    "an action has at most " + PhhLimits.LONGEST_ACTION + " characters, this one " + text.length());
        }
        int comment = text.indexOf('#');
        String action = (comment < 0 ? text : text.substring(0, comment)).strip();
        return action.isEmpty() ? null : new PhhActions(place, game, players, BLANK.split(action)).action();
    }

    private PhhAction action() {
        if (words[0].equals("d")) {
            return dealt();
        }
        int player = player(words[0]);
        return switch (word(1)) {
            case "f" -> only(2, new PhhAction.Fold(player));
            case "cc" -> only(2, new PhhAction.CheckOrCall(player));
            case "cbr" -> only(3, new PhhAction.BetOrRaise(player, PhhNumbers.chips(word(2), place)));
            case "sd" -> only(3, new PhhAction.Discard(player, cards(2)));
            case "sm" -> only(3, showOrMuck(player));
            case "pb" -> throw refused("a bring-in is not part of " + game.title());
            default -> throw notKnown();
        };
    }

    private PhhAction dealt() {
        if (word(1).equals("db")) {
            throw refused(game.title() + " has no board to deal to");
        }
        if (!word(1).equals("dh") || words.length != DEAL_WORDS) {
            throw notKnown();
        }
        return new PhhAction.DealHole(player(words[2]), cards(3));
    }

    private PhhAction showOrMuck(int player) {
        if (words.length == 2) {
            return new PhhAction.Muck(player);
        }
        return word(2).equals("-") ? new PhhAction.Dash(player) : new PhhAction.Show(player, cards(2));
    }

    private PhhAction only(int most, PhhAction action) {
        if (words.length > most) {
            throw notKnown();
        }
        return action;
    }

    private int player(String word) {
        Matcher matcher = PLAYER.matcher(word);
        if (!matcher.matches()) {
            throw notKnown();
        }
        int player = Integer.parseInt(matcher.group(1));
        if (player > players) {
            throw refused("the hand has the players p1 to p" + players + ", not " + word);
        }
        return player;
    }

    private Cards cards(int from) {
        try {
            return Cards.parse(word(from));
        } catch (IllegalArgumentException fault) {
            throw refused(String.valueOf(fault.getMessage()));
        }
    }

    private String word(int number) {
        return number < words.length ? words[number] : "";
    }

    private HandRefused notKnown() {
        return refused("expected an action of the form " + KNOWN);
    }

    private HandRefused refused(String why) {
        return new HandRefused(place, why);
    }
}
