package org.standpat.formats;

import org.jspecify.annotations.Nullable;

/**
 * Why a hand, or a whole file, was not recorded. Nothing of that hand is in the record.
 *
 * @param kind what sort of reason it is
 * @param place where the trouble is
 * @param rule number of the rule in the rulebook that forbids it; empty where no rule was asked
 * @param why what was expected and what came, as a sentence
 * @param source the hand as it stands in the file; null where it could not be told from the rest of the file, or is too large to keep
 */
public record Refusal(
        Kind kind,
        Place place,
        String rule,
        String why,
        @Nullable HandSource source) {

    /** Sorts of reasons. */
    public enum Kind {
        /** The hand was recognised and is not for this record, such as one of another game. It is not at fault. */
        SET_ASIDE,
        /** The text cannot be read: it is broken off, of another encoding, or says something that the format has no line for. */
        UNREADABLE,
        /** The rules of the profile that the hand claims, or was tried under, forbid what the file says. */
        AGAINST_THE_RULES,
        /** By the rules the hand ends otherwise than the file says, or the file contradicts itself. */
        OTHER_THAN_STATED
    }

    /** A text that cannot be read. */
    public static Refusal unreadable(Place place, String why) {
        return new Refusal(Kind.UNREADABLE, place, "", why, null);
    }

    /** A hand that was recognised and is not for this record. */
    public static Refusal setAside(Place place, String why) {
        return new Refusal(Kind.SET_ASIDE, place, "", why, null);
    }

    /** Something that a rule forbids. */
    public static Refusal againstTheRules(Place place, String rule, String why) {
        return new Refusal(Kind.AGAINST_THE_RULES, place, rule, why, null);
    }

    /** Something that is otherwise by the rules, or elsewhere in the file. */
    public static Refusal otherThanStated(Place place, String rule, String why) {
        return new Refusal(Kind.OTHER_THAN_STATED, place, rule, why, null);
    }

    /** False for a hand that is at fault and is kept in quarantine; true for one that is merely not for this record. */
    public boolean isSetAside() {
        return kind == Kind.SET_ASIDE;
    }

    /** The same refusal of the hand that stands so in its file. */
    public Refusal of(HandSource hand) {
        return new Refusal(kind, place, rule, why, hand);
    }

    /** The place and the reason, for the person who reads it. */
    public String sentence() {
        return place + ": " + why;
    }
}
