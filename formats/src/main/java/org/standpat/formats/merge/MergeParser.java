package org.standpat.formats.merge;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.text.Coin;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.HandHeader;
import org.standpat.formats.text.HandText;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.Room;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.Transcript;
import org.standpat.houserules.Profiles;
import org.standpat.money.Denomination;

/** Reads one hand: its description, the game, the players, and round by round what happened. */
final class MergeParser {

    /** The room. Its players draw in turn and are not dealt their own discards again, which is what the profile of source D says. */
    static final Room ROOM = new Room("merge", Profiles.SOURCE_D, Room.Showing.BY_THE_RULE);

    private static final int CENTS = 2;
    private static final Coin DOLLARS = new Coin(new Denomination("USD", CENTS), "$", "");
    private static final Coin PLAY_MONEY = new Coin(new Denomination("", CENTS), "$", "");

    /** Digits of a moment in milliseconds since 1970: from 2001 to 2286. */
    private static final int DIGITS_OF_MOMENT = 13;

    private final HandDraft draft;

    /** A hand whose game and description are these. */
    MergeParser(HandText text, MergeElement description, MergeElement game, List<MergeElement> elements) {
        Coin coin = game.says("realmoney", "false") ? PLAY_MONEY : DOLLARS;
        MergeGame played = MergeGame.read(description, coin);
        HandHeader header = new HandHeader(
                ROOM, game.text("id"), table(game), startedAt(elements), played.variant(), coin, played.stakes());
        draft = new HandDraft(text, header);
    }

    /** The second of the parts between strokes, as in {@code 20110216|Burney (31691047)|31691047|31691047-4|false}. */
    private static String table(MergeElement game) {
        if (game.text("data").isEmpty()) {
            return "";
        }
        LineLexer data = game.lexer("data");
        data.expectUntil("|");
        return data.expectUntil("|");
    }

    /** The game's own time is of no zone that it names; its events have moments. */
    private static @Nullable Instant startedAt(List<MergeElement> elements) {
        for (MergeElement element : elements) {
            String moment = element.text("timestamp");
            if (moment.length() == DIGITS_OF_MOMENT && moment.chars().allMatch(digit -> digit >= '0' && digit <= '9')) {
                return Instant.ofEpochMilli(Long.parseLong(moment));
            }
        }
        return null;
    }

    /** What the elements say. */
    Transcript read(List<MergeElement> elements) {
        MergePlay play = new MergePlay(draft, new MergeCards(elements));
        for (MergeElement element : elements) {
            switch (element.name()) {
                case "players" -> draft.button(element.at(), MergeSeats.number(element, "dealer"));
                case "player" -> draft.seat(player(element));
                case "round" -> play.round(element);
                case "event" -> play.event(element);
                case "cards" -> play.cards(element);
                case "winner" -> play.winner(element);
                default -> {}
            }
        }
        play.end();
        return draft.transcript();
    }

    private StatedSeat player(MergeElement player) {
        LineLexer balance = player.lexer("balance");
        long stack = balance.amount(draft.coin());
        balance.expectEnd();
        String name = player.text("nickname");
        if (name.isBlank()) {
            throw player.refused("expected the nickname of a player, got none");
        }
        return new StatedSeat(
                player.at(), MergeSeats.number(player, "seat"), name, stack, player.says("dealtin", "false"));
    }
}
