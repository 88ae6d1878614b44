package org.standpat.command.api;

import java.util.List;
import org.standpat.houserules.Ante;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.HouseRulesCheck;
import org.standpat.houserules.Profile;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;
import org.standpat.houserules.Variant.Structure;
import org.standpat.ranking.Ranking;
import org.standpat.ranking.Rankings;
import tools.jackson.databind.JsonNode;

/** Reads house rules by the name of a profile: with the game, the stakes and the rake where they are not the profile's usual ones. */
final class ProfileReader {

    static final List<String> RANKINGS =
            Rankings.all().stream().map(Ranking::name).toList();

    static final List<String> STRUCTURES = Words.of(Structure.values());

    /** Who may be said to ante; nobody does where no ante is named. */
    static final List<String> ANTES = Words.of(Ante.From.values()).stream()
            .filter(word -> !word.equals(Words.of(Ante.From.NOBODY)))
            .toList();

    private ProfileReader() {}

    /** The house rules; whether they fit together is judged when the hand starts. */
    static HouseRules read(Fields fields) {
        Profile profile = Profiles.named(fields.word("profile", Profiles.NAMES));
        Variant variant = fields.has("game") ? game(fields) : Variant.named(profile.usual());
        long small = fields.whole("smallBlind", 0, HouseRulesCheck.LARGEST_BET);
        long big = fields.whole("bigBlind", 1, HouseRulesCheck.LARGEST_BET);
        long ante = fields.has("ante") ? fields.whole("ante", 0, HouseRulesCheck.LARGEST_BET) : 0;
        HouseRules rules = profile.rules(variant, new Stakes(small, big, ante));
        if (fields.has("antes")) {
            Ante.From from = Words.in(Ante.From.values(), fields.word("antes", ANTES));
            rules = rules.with(new Ante(from, ante, rules.ante().paidFirst()));
        }
        if (fields.has("rake")) {
            rules = rules.with(rake(fields.path("rake"), fields.required("rake")));
        }
        fields.noOthers();
        return rules;
    }

    /** A game by its name, or by the three choices that make one (rule 1.1). */
    private static Variant game(Fields fields) {
        JsonNode node = fields.required("game");
        if (node.isObject()) {
            Fields choices = Fields.of(fields.path("game"), node);
            Ranking ranking = Rankings.named(choices.word("ranking", RANKINGS));
            int draws = (int) choices.whole("draws", 1, Game.MOST_DRAWS);
            Structure structure = Words.in(Structure.values(), choices.word("structure", STRUCTURES));
            choices.noOthers();
            return new Variant(ranking, draws, structure);
        }
        if (node.isString() && Variant.NAMES.contains(node.stringValue())) {
            return Variant.named(node.stringValue());
        }
        throw Fields.misfit(
                fields.path("game"),
                "one of " + String.join(", ", Variant.NAMES) + ", or an object with ranking, draws and structure",
                node);
    }

    private static Rake rake(String path, JsonNode node) {
        Fields fields = Fields.of(path, node);
        int basisPoints = (int) fields.whole("basisPoints", 0, Rake.MOST_BASIS_POINTS);
        long cap = fields.whole("cap", 0, HouseRulesCheck.LARGEST_BET);
        long step = fields.has("step") ? fields.whole("step", 1, HouseRulesCheck.LARGEST_BET) : Rake.NONE.step();
        boolean noDrawNoRake = fields.flag("noDrawNoRake", Rake.NONE.noDrawNoRake());
        fields.noOthers();
        return new Rake(basisPoints, cap, step, noDrawNoRake);
    }
}
