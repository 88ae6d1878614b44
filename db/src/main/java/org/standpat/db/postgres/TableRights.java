package org.standpat.db.postgres;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a role may do to a table, as {@code rights.sql} gives it.
 *
 * @param role its name
 * @param rights in lower case
 */
public record TableRights(String table, String role, Set<String> rights) {

    private static final Pattern LINE =
            Pattern.compile("^ +\\('([a-z_]+)', '([a-z, ]*)', '([a-z, ]*)'\\)", Pattern.MULTILINE);

    /** Copies the set. */
    public TableRights {
        rights = Set.copyOf(rights);
    }

    /** Those of the side that decides and of the side that answers, for each table. */
    public static List<TableRights> all() {
        return LINE.matcher(Script.RIGHTS.text())
                .results()
                .flatMap(TableRights::of)
                .toList();
    }

    private static Stream<TableRights> of(MatchResult line) {
        return Stream.of(
                new TableRights(line.group(1), Databases.WRITER, words(line.group(2))),
                new TableRights(line.group(1), Databases.READER, words(line.group(3))));
    }

    private static Set<String> words(String list) {
        return Arrays.stream(list.split(", ", -1))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toSet());
    }
}
