package org.standpat.notary.audit;

/** Something in the record that was touched, with its place. */
public sealed interface Finding permits RowFinding, TreeFinding, HistoryFinding, KindFinding, ProtectionFinding {

    /** The place in the log, from 1, at which it begins; 0 where it is about no place. */
    long place();

    /** The hand and number that it is about, for people; empty where it is about none. */
    default String where() {
        return "";
    }

    /** What was found, as a sentence. */
    String sentence();

    /** What kind of finding it is, in a word or two. */
    String name();
}
