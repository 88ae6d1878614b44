package org.standpat.formats.phh;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.standpat.formats.HandRefused;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.houserules.HouseRulesCheck;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlFactory;
import tools.jackson.dataformat.toml.TomlMapper;

/** From the text of one hand to a {@link PhhHand}. Fields that are not read, user-defined ones of others among them, are ignored. */
final class PhhParser {

    private static final TomlMapper TOML = TomlMapper.builder(TomlFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(PhhLimits.DEEPEST_NESTING)
                            .maxNumberLength(PhhLimits.LONGEST_NUMBER)
                            .maxNameLength(PhhLimits.LONGEST_FIELD)
                            .maxStringLength(PhhLimits.MOST_HAND_BYTES)
                            .build())
                    .build())
            .build();

    private final PhhSection section;
    private final PhhFields fields;

    private PhhParser(PhhSection section, JsonNode table) {
        this.section = section;
        fields = new PhhFields(table, section);
    }

    /**
     * The hand of a section that is not empty.
     *
     * @throws HandRefused when it is no hand of the game that is read
     */
    static PhhHand parse(PhhSection section) {
        Refusal fault = section.fault();
        if (fault != null) {
            throw new HandRefused(fault);
        }
        JsonNode document = document(section);
        return new PhhParser(section, section.key().isEmpty() ? document : document.path(section.key())).hand();
    }

    private static JsonNode document(PhhSection section) {
        try {
            return TOML.readTree(section.text());
        } catch (JacksonException fault) {
            TokenStreamLocation where = fault.getLocation();
            int line = where == null ? 1 : Math.max(1, where.getLineNr());
            throw new HandRefused(
                    section.place().at(section.place().line() + line - 1, ""),
                    "this is not TOML: " + PhhLimits.shortened(String.valueOf(fault.getOriginalMessage())));
        }
    }

    private PhhHand hand() {
        PhhGame game = PhhGame.of(fields.text("variant"), fields.place("variant"));
        int players = players();
        return PhhOwnReader.read(fields, hand(game, players));
    }

    private PhhHand hand(PhhGame game, int players) {
        return new PhhHand(
                section.place(),
                source(),
                game,
                forced(players),
                bets(game),
                fields.requiredChips("starting_stacks", players),
                fields.textOfPlayers("players", players),
                fields.label("table"),
                fields.label("hand"),
                PhhTime.startedAt(fields),
                steps(game, players),
                fields.chipsOfPlayers("finishing_stacks", players),
                fields.chipsOfPlayers("winnings", players),
                null);
    }

    private HandSource source() {
        HandSource source = section.source();
        if (source == null) {
            throw new HandRefused(section.place(), "the hand has more than " + PhhLimits.MOST_HAND_BYTES + " bytes");
        }
        return source;
    }

    private int players() {
        int players = fields.array("starting_stacks").size();
        if (players < HouseRulesCheck.FEWEST_SEATS || players > PhhLimits.MOST_PLAYERS) {
            throw new HandRefused(
                    fields.place("starting_stacks"),
                    "expected " + HouseRulesCheck.FEWEST_SEATS + " to " + PhhLimits.MOST_PLAYERS
                            + " players (rule 1.5), got " + players);
        }
        return players;
    }

    private PhhForcedBets forced(int players) {
        PhhForcedBets forced = new PhhForcedBets(
                fields.requiredChips("antes", players),
                fields.flag("ante_trimming_status"),
                fields.requiredChips("blinds_or_straddles", players));
        // Our own antes hold dead blinds too, and the house rules beside them say who owes what.
        if (fields.has(PhhOwnReader.START)) {
            return forced;
        }
        refuse("antes", forced.faultOfAntes());
        refuse("ante_trimming_status", forced.faultOfTrimming());
        refuse("blinds_or_straddles", forced.faultOfBlinds());
        return forced;
    }

    private void refuse(String field, Optional<String> fault) {
        if (fault.isPresent()) {
            throw new HandRefused(fields.place(field), fault.get());
        }
    }

    private PhhBets bets(PhhGame game) {
        return switch (game) {
            case TRIPLE_DRAW -> new PhhBets.Fixed(fields.chips("small_bet"), fields.chips("big_bet"));
            case SINGLE_DRAW -> new PhhBets.Least(fields.chips("min_bet"));
        };
    }

    private List<PhhStep> steps(PhhGame game, int players) {
        JsonNode actions = fields.array(PhhFields.ACTIONS);
        if (actions.size() > PhhLimits.MOST_ACTIONS) {
            throw new HandRefused(
                    fields.place(PhhFields.ACTIONS),
                    "expected at most " + PhhLimits.MOST_ACTIONS + " actions, got " + actions.size());
        }
        List<PhhStep> steps = new ArrayList<>();
        for (int i = 0; i < actions.size(); i++) {
            JsonNode element = actions.get(i);
            if (!element.isString()) {
                throw new HandRefused(
                        fields.place(PhhFields.ACTIONS),
                        "expected strings, action " + (i + 1) + " is " + PhhFields.kind(element));
            }
            Place place = section.action(i, PhhLimits.quote(element.stringValue()));
            PhhAction action = PhhActions.parse(element.stringValue(), game, players, place);
            if (action != null) {
                steps.add(new PhhStep(place, action));
            }
        }
        return steps;
    }
}
