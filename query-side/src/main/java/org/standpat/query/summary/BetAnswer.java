package org.standpat.query.summary;

/** What a player did when he first faced a bet. */
public enum BetAnswer {
    /** He faced none. */
    NONE(0),
    FOLDED(1),
    CALLED(2),
    RAISED(3);

    private final int code;

    BetAnswer(int code) {
        this.code = code;
    }

    /** The number that stands for it in tables: the same in every version. */
    public int code() {
        return code;
    }

    /** What the turn of somebody who had something to match came to. */
    static BetAnswer of(Turn turn) {
        return switch (turn.word()) {
            case FOLD -> FOLDED;
            case CALL -> CALLED;
            case BET, RAISE -> RAISED;
            case CHECK -> NONE;
        };
    }
}
