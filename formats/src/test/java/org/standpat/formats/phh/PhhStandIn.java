package org.standpat.formats.phh;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Stands in for other readers of PHH. It knows two of their rules: on a draw nobody declares after cards were dealt, and somebody keeps his
 * hand to the end.
 */
public final class PhhStandIn {

    private static final Pattern ACTION = Pattern.compile("(?m)^  \"(?:d (dh) )?p([0-9]+) ?([a-z]*)(.*)\",$");
    private static final Pattern START = Pattern.compile("(?m)^variant = ");
    private static final Pattern STACKS = Pattern.compile("(?m)^starting_stacks = \\[(.*)]$");

    private final List<String> refusals = new ArrayList<>();
    private final Set<String> declared = new HashSet<>();
    private final Set<String> out = new HashSet<>();
    private boolean dealt;

    private PhhStandIn() {}

    /** What it refuses of these hands, with the action; empty when it reads them all. */
    public static List<String> refusals(String text) {
        List<String> refusals = new ArrayList<>();
        for (String hand : START.splitAsStream(text).toList()) {
            PhhStandIn reader = new PhhStandIn();
            reader.read(hand);
            refusals.addAll(reader.refusals);
        }
        return refusals;
    }

    private void read(String hand) {
        Matcher action = ACTION.matcher(hand);
        while (action.find()) {
            String player = action.group(2);
            switch (action.group(1) == null ? action.group(3) : action.group(1)) {
                case "dh" -> dealt = !declared.isEmpty();
                case "sd" -> declare(player, action.group());
                case "f" -> leave(player);
                case "sm" -> {
                    begin();
                    if (action.group(4).isBlank()) {
                        out.add(player);
                    }
                }
                default -> begin();
            }
        }
        Matcher stacks = STACKS.matcher(hand);
        if (stacks.find()
                && out.size()
                        >= stacks.group(1)
                                        .chars()
                                        .filter(letter -> letter == ',')
                                        .count()
                                + 1) {
            refusals.add("nobody keeps his hand");
        }
    }

    private void declare(String player, String action) {
        if (declared.contains(player)) {
            begin();
        }
        declared.add(player);
        if (dealt) {
            refusals.add(action.strip() + " comes after cards of the same draw");
        }
    }

    private void leave(String player) {
        out.add(player);
        begin();
    }

    private void begin() {
        declared.clear();
        dealt = false;
    }
}
