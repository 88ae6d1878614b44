package org.standpat.service.imports;

import org.standpat.formats.Refusal;

/** What kinds of refusals are called. */
final class RefusalWords {

    private RefusalWords() {}

    /** The kind in the words of the documents. */
    static String kind(Refusal.Kind kind) {
        return switch (kind) {
            case SET_ASIDE -> "set aside";
            case UNREADABLE -> "unreadable";
            case AGAINST_THE_RULES -> "against the rules";
            case OTHER_THAN_STATED -> "other than stated";
        };
    }
}
