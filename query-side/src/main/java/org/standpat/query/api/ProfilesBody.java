package org.standpat.query.api;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profile;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;
import org.standpat.query.summary.GameNames;

/**
 * All house rules that have a name.
 *
 * @param profiles the profiles, those of the source documents first
 */
record ProfilesBody(List<ProfileBody> profiles) {

    ProfilesBody {
        profiles = List.copyOf(profiles);
    }

    /**
     * House rules with a name, for one game at given stakes.
     *
     * @param name the profile's name
     * @param source letter of the source in the rulebook
     * @param title what it is, for people
     * @param usual the game that it is usual for
     * @param game the game's name on the table's sign
     * @param stakes the stakes on the table's sign
     * @param rules every rule spelt out
     */
    record ProfileBody(
            String name,
            String source,
            String title,
            String usual,
            String game,
            String stakes,

            @Schema(
                    implementation = Object.class,
                    description =
                            "Every rule spelt out, as the first event of a hand holds it. It can be sent as the rules of a hand.")
            HouseRules rules) {

        static ProfileBody of(Profile profile, Variant variant, Stakes stakes) {
            HouseRules rules = profile.rules(variant, stakes);
            return new ProfileBody(
                    profile.name(),
                    profile.source(),
                    profile.title(),
                    profile.usual(),
                    GameNames.of(rules.game()),
                    GameNames.stakes(rules),
                    rules);
        }
    }
}
