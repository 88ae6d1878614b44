package org.standpat.formats.phh;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.houserules.HouseRulesCheck;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseOptions;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;

/** From the text of one hand to a {@link PhhHand}. Fields that are not read, user-defined ones among them, are ignored. */
final class PhhParser {

    private static final TomlParseOptions OPTIONS = TomlParseOptions.defaults()
            .withMaxNestingDepth(PhhLimits.DEEPEST_NESTING)
            .withoutSource();

    /** Small and big blind. */
    private static final int BLINDS = 2;

    private PhhParser() {}

    /**
     * The hand; null when the section holds nothing, as before the first table of a file of many hands.
     *
     * @throws HandRefused when it is no hand of the game that is read
     */
    static @Nullable PhhHand parse(PhhSection section) {
        Refusal fault = section.fault();
        if (fault != null) {
            throw new HandRefused(fault);
        }
        TomlParseResult document = Toml.parse(section.text(), OPTIONS);
        if (document.hasErrors()) {
            throw notToml(section.place(), document.errors().getFirst());
        }
        if (document.isEmpty()) {
            return null;
        }
        TomlTable table = section.key().isEmpty() ? document : document.getTableOrEmpty(List.of(section.key()));
        return hand(new PhhFields(table, section.place()), section.place());
    }

    private static PhhHand hand(PhhFields fields, Place place) {
        String variant = fields.text("variant");
        PhhVariants.require(variant, fields.place("variant"));
        int players = players(fields);
        return new PhhHand(
                place,
                variant,
                antes(fields, players),
                blinds(fields, players),
                fields.chips("small_bet"),
                fields.chips("big_bet"),
                fields.chipsOfPlayers("starting_stacks", players),
                fields.textOfPlayers("players", players),
                fields.label("table"),
                fields.label("hand"),
                PhhTime.startedAt(fields),
                steps(fields, players),
                fields.chipsOfPlayers("finishing_stacks", players),
                fields.chipsOfPlayers("winnings", players));
    }

    private static int players(PhhFields fields) {
        int players = fields.requiredArray("starting_stacks").size();
        if (players < HouseRulesCheck.FEWEST_SEATS || players > PhhLimits.MOST_PLAYERS) {
            throw new HandRefused(
                    fields.place("starting_stacks"),
                    "expected " + HouseRulesCheck.FEWEST_SEATS + " to " + PhhLimits.MOST_PLAYERS
                            + " players (rule 1.5), got " + players);
        }
        return players;
    }

    private static List<Long> antes(PhhFields fields, int players) {
        fields.require("antes");
        List<Long> antes = fields.chipsOfPlayers("antes", players);
        if (antes.stream().anyMatch(ante -> ante > 0)) {
            throw new HandRefused(
                    fields.place("antes"), "antes are not part of the limit triple draw that is recorded");
        }
        return antes;
    }

    private static List<Long> blinds(PhhFields fields, int players) {
        fields.require("blinds_or_straddles");
        List<Long> blinds = fields.chipsOfPlayers("blinds_or_straddles", players);
        if (blinds.stream().skip(BLINDS).anyMatch(straddle -> straddle > 0)) {
            throw new HandRefused(
                    fields.place("blinds_or_straddles"),
                    "expected a small and a big blind and zeros after them; straddles and extra blinds are not recorded");
        }
        return blinds;
    }

    private static List<PhhStep> steps(PhhFields fields, int players) {
        TomlArray array = fields.requiredArray("actions");
        if (array.size() > PhhLimits.MOST_ACTIONS) {
            throw new HandRefused(
                    fields.place("actions"),
                    "expected at most " + PhhLimits.MOST_ACTIONS + " actions, got " + array.size());
        }
        List<PhhStep> steps = new ArrayList<>();
        List<String> texts = fields.texts("actions", array);
        for (int i = 0; i < texts.size(); i++) {
            Place element = fields.element("actions", array, i);
            Place place = element.at(element.line(), "action " + (i + 1) + " " + PhhLimits.quote(texts.get(i)));
            PhhAction action = PhhActions.parse(texts.get(i), players, place);
            if (action != null) {
                steps.add(new PhhStep(place, action));
            }
        }
        return steps;
    }

    private static HandRefused notToml(Place section, TomlParseError error) {
        Place place = section.at(section.line() + error.position().line() - 1, "");
        return new HandRefused(place, "this is not TOML: " + PhhLimits.shortened(String.valueOf(error.getMessage())));
    }
}
