package org.standpat.query.statistics;

/** What was so when a player drew; how many cards he took is counted in each of them. {@code #} stands for the number of the draw. */
public enum DrawSituation {
    ANY("true"),
    /** Nobody drew after him. */
    IN_POSITION("drew_last_#"),
    /** Somebody drew after him. */
    OUT_OF_POSITION("not drew_last_#"),
    /** An opponent had stood pat before he declared. */
    AGAINST_PAT("pat_ahead_#"),
    /** An opponent had taken one card before he declared. */
    AGAINST_ONE("one_ahead_#");

    private final String condition;

    DrawSituation(String condition) {
        this.condition = condition;
    }

    /** The SQL aggregate that counts hands in which he took so many cards then. */
    String hands(int draw, int cards) {
        return Sql.numbered(Sql.hands("drawn_# = " + cards + " and " + condition), draw);
    }
}
