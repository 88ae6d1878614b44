package org.standpat.db.quarantine;

import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a hand of a file, and where it stands. The text itself is apart from it.
 *
 * @param format name of the format
 * @param charset name of the encoding that the text is in
 * @param file the file as it was named by whoever imported it
 * @param firstByte place of the hand's first byte in the file, from 0
 * @param hand what the file calls the hand; may be empty
 * @param line line of the file with the trouble, from 1; 0 when it is not known
 * @param column character of that line, from 1; 0 when it is not known, or the whole line is meant
 * @param part field or action of the hand; may be empty
 * @param kind sort of the reason, as a name that never changes
 * @param rule number of the rule in the rulebook that forbids it; empty where no rule was asked
 * @param why what was expected and what came, as a sentence
 * @param profile house rules that it was judged by; null for those that the file claims
 * @param sha256 SHA-256 of the text, in 64 lower-case hexadecimal digits
 */
public record RefusedHand(
        String format,
        String charset,
        String file,
        long firstByte,
        String hand,
        int line,
        int column,
        String part,
        String kind,
        String rule,
        String why,
        @Nullable String profile,
        String sha256) {}
