package org.standpat.houserules;

/**
 * One thing that is wrong with a hand as it is to be started.
 *
 * @param rule number of the rule
 * @param expected what was expected
 * @param actual what came
 */
public record Fault(String rule, String expected, String actual) {}
