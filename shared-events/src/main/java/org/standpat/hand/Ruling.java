package org.standpat.hand;

import java.util.regex.Pattern;

/**
 * A decision of the floor, or one that the rules make by themselves: who, why, and by which rule (rule 7.6).
 *
 * @param by who ruled, 1 to {@value #LONGEST_NAME} characters
 * @param why the reason in words, 1 to {@value #LONGEST_REASON} characters
 * @param rule number of the rule that is cited, as in the rulebook
 */
public record Ruling(String by, String why, String rule) {

    /** Longest name of who ruled, in characters. */
    public static final int LONGEST_NAME = 64;

    /** Longest reason, in characters. */
    public static final int LONGEST_REASON = 500;

    /** Who rules where nobody has a choice. */
    public static final String THE_RULES = "the rules";

    private static final Pattern RULE = Pattern.compile("[1-8](\\.[1-9][0-9]?)?");

    /** What follows from a rule without anybody's decision. */
    public static Ruling ofTheRules(String rule, String why) {
        return new Ruling(THE_RULES, why, rule);
    }

    /** True when name, reason and rule are such as somebody may give: the rules themselves rule only where nobody is asked. */
    public boolean isComplete() {
        return isText(by, LONGEST_NAME)
                && !by.strip().equalsIgnoreCase(THE_RULES)
                && isText(why, LONGEST_REASON)
                && RULE.matcher(rule).matches();
    }

    private static boolean isText(String text, int longest) {
        // Half of a character cannot be stored as text.
        return !text.isBlank()
                && text.length() <= longest
                && text.codePoints()
                        .noneMatch(character -> Character.isISOControl(character)
                                || Character.getType(character) == Character.SURROGATE);
    }
}
