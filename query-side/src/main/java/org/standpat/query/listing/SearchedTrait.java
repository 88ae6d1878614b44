package org.standpat.query.listing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What hands are searched by: a name in addresses, and a number that stands for it in cursors, the same in every version. */
public enum SearchedTrait {
    PLAYER(1, "player"),
    TABLE(2, "table"),
    FROM(3, "from"),
    TO(4, "to"),
    GAME(5, "game"),
    STAKES(6, "stakes"),
    POT_MIN(7, "potMin"),
    POT_MAX(8, "potMax"),
    DRAWS(9, "draws"),
    DRAWS_MIN(10, "drawsMin"),
    DRAWS_MAX(11, "drawsMax"),
    SHOWN(12, "shown"),
    RESHUFFLED(13, "reshuffled"),
    ALL_IN(14, "allIn"),
    CORRECTED(15, "corrected"),
    NOTES(16, "notes"),
    ENDING(17, "ending"),
    /** Nothing that somebody asks for: what he may see of the hands. */
    OVER(0, "");

    private final int code;
    private final String parameter;

    SearchedTrait(int code, String parameter) {
        this.code = code;
        this.parameter = parameter;
    }

    /** The name in addresses; empty for what cannot be asked for. */
    public String parameter() {
        return parameter;
    }

    /** Those that can be asked for, in the order in which they are told. */
    public static List<SearchedTrait> asked() {
        return Stream.of(values()).filter(trait -> trait != OVER).toList();
    }

    int code() {
        return code;
    }

    static Optional<SearchedTrait> withCode(int code) {
        return Stream.of(values()).filter(trait -> trait.code == code).findFirst();
    }
}
