package org.standpat.query.analytics;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What Grafana makes of a query before it sends it to PostgreSQL, as its documentation has it: first the variables and the interval, then the
 * macros of its data source.
 *
 * @param from begin of the period
 * @param to end of the period
 * @param interval what a point of the picture stands for
 * @param variables values of the variables
 */
record GrafanaQuery(Instant from, Instant to, Duration interval, Map<String, String> variables) {

    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([a-z]+):sqlstring}");
    private static final Pattern MACRO = Pattern.compile("\\$(__[a-zA-Z]+)\\(([^)]*)\\)");
    private static final Pattern LENGTH = Pattern.compile("([0-9]+)([smhd])");

    String expanded(String sql) {
        String filled = VARIABLE.matcher(sql)
                .replaceAll(found -> Matcher.quoteReplacement(quoted(variables.getOrDefault(found.group(1), ""))))
                .replace("$__interval", interval.toSeconds() + "s");
        return MACRO.matcher(filled).replaceAll(found -> Matcher.quoteReplacement(macro(found)));
    }

    /** Format sqlstring: in quotes, with every quote inside doubled. */
    private static String quoted(String value) {
        return "'" + value.replace("'", "''") + "'";
    }

    private String macro(MatchResult found) {
        List<String> arguments =
                Stream.of(found.group(2).split(",", -1)).map(String::strip).toList();
        return switch (found.group(1)) {
            case "__timeFrom" -> "'" + from + "'";
            case "__timeTo" -> "'" + to + "'";
            case "__timeFilter" -> arguments.getFirst() + " BETWEEN '" + from + "' AND '" + to + "'";
            // The third argument says what Grafana puts where there is no row, after the query.
            case "__timeGroup" -> group(arguments);
            case "__timeGroupAlias" -> group(arguments) + " AS \"time\"";
            default -> throw new IllegalArgumentException("Grafana has no macro " + found.group());
        };
    }

    private static String group(List<String> arguments) {
        long seconds = seconds(arguments.get(1).replace("'", ""));
        return "floor(extract(epoch from " + arguments.getFirst() + ")/" + seconds + ")*" + seconds;
    }

    private static long seconds(String length) {
        Matcher matcher = LENGTH.matcher(length);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("no length of time: " + length);
        }
        long number = Long.parseLong(matcher.group(1));
        return switch (matcher.group(2)) {
            case "s" -> number;
            case "m" -> Duration.ofMinutes(number).toSeconds();
            case "h" -> Duration.ofHours(number).toSeconds();
            default -> Duration.ofDays(number).toSeconds();
        };
    }
}
