package org.standpat.command.dealer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.command.RunningCommandSide;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.postgres.Database;
import org.standpat.deal.HouseDealer;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Table;
import org.standpat.proof.deck.DeckSeed;

/** Looks into the vault with the key, and into every table without it. */
public final class DeckInspection {

    private static final Pattern CARDS = Pattern.compile("\"(?:cards|card|pool)\": *\"([^\"]*)\"");

    /** So many cards in a row are no accident; two may well stand in a sealed deck, for 3d3c is a number in base 16 too. */
    private static final int NEIGHBOURS = 4;

    private DeckInspection() {}

    /** The 52 cards of a house-dealt hand as they were shuffled, top card first. */
    public static List<Card> deckOf(Database database, String hand) {
        StoredEvent started =
                new EventLog(database.unpooled()).hand(UUID.fromString(hand)).getFirst();
        Table table = ((Started) HandFold.of(List.of(new HandEventCodec().decode(started.type(), started.payload()))))
                .table();
        return new HouseDealer(seedOf(database, hand))
                .replacements(table, table.button(), CardSet.EMPTY, Card.DECK_SIZE)
                .cards()
                .asList();
    }

    private static DeckSeed seedOf(Database database, String hand) {
        SecureRandom random = new SecureRandom();
        return new DealerVault(database.unpooled(), DealerKey.parse(RunningCommandSide.KEY, random), random)
                .seedOf(UUID.fromString(hand));
    }

    /** No row of any table holds the seed, an undealt card, or several neighbours of the undealt deck. */
    public static void assertNothingUndealtIsReadable(Database database, String hand, List<Card> undealt) {
        byte[] seed = seedOf(database, hand).bytes();
        List<String> secrets = new java.util.ArrayList<>(List.of(
                HexFormat.of().formatHex(seed),
                Base64.getEncoder().encodeToString(seed),
                new String(seed, StandardCharsets.ISO_8859_1)));
        for (int i = NEIGHBOURS; i <= undealt.size(); i++) {
            secrets.add(Cards.of(undealt.subList(i - NEIGHBOURS, i)).toString());
        }
        JdbcClient jdbc = JdbcClient.create(database.unpooled());
        List<String> tables = jdbc.sql("select tablename from pg_tables where schemaname = 'public'")
                .query((row, i) -> row.getString(1))
                .list();
        assertThat(tables).contains("event", "dealer_secret", "answered_request", "refusal");
        for (String table : tables) {
            String rows = jdbc.sql("select coalesce(string_agg(t::text, ' '), '') from " + table + " t")
                    .query(String.class)
                    .single();
            assertThat(secrets).as(table).noneMatch(rows::contains);
        }
        CardSet inEvents = CardSet.EMPTY;
        for (String payload : jdbc.sql("select payload::text from event where hand = ?")
                .param(UUID.fromString(hand))
                .query((row, i) -> row.getString(1))
                .list()) {
            Matcher cards = CARDS.matcher(payload);
            while (cards.find()) {
                inEvents = inEvents.union(Cards.parse(cards.group(1)).knownSet());
            }
        }
        assertThat(inEvents.intersect(Cards.of(undealt).knownSet()))
                .as("undealt cards in events")
                .isEmpty();
    }
}
