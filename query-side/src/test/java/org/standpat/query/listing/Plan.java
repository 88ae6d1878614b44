package org.standpat.query.listing;

import java.util.ArrayList;
import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * How the server reads what a statement asks for.
 *
 * @param nodes the steps of its plan
 * @param text the whole of it
 */
record Plan(List<JsonNode> nodes, String text) {

    private static final JsonMapper JSON = JsonMapper.shared();

    /** The plan of this statement with its parameters, as the listing has it planned. */
    static Plan of(JdbcTemplate sql, SearchStatement statement) {
        return explained(sql, "explain (format json) ", statement);
    }

    /** The same, with what it came to when it was run. */
    static Plan ofRun(JdbcTemplate sql, SearchStatement statement) {
        return explained(sql, "explain (analyze, buffers, timing off, format json) ", statement);
    }

    private static Plan explained(JdbcTemplate sql, String words, SearchStatement statement) {
        sql.execute("begin");
        try {
            sql.execute(HandListing.PLANNED_FOR_PAGES);
            String text = String.join(
                    "",
                    sql.query(
                            words + statement.sql(),
                            (row, i) -> row.getString(1),
                            statement.parameters().toArray()));
            List<JsonNode> nodes = new ArrayList<>();
            collect(JSON.readTree(text).get(0).path("Plan"), nodes);
            return new Plan(nodes, text);
        } finally {
            sql.execute("commit");
        }
    }

    private static void collect(JsonNode node, List<JsonNode> nodes) {
        nodes.add(node);
        node.path("Plans").forEach(child -> collect(child, nodes));
    }

    /** The kinds of its steps. */
    List<String> kinds() {
        return nodes.stream().map(node -> node.path("Node Type").stringValue()).toList();
    }

    /** Rows that it gave when it was run. */
    long rows() {
        return Math.round(nodes.getFirst().path("Actual Rows").doubleValue(0));
    }

    /** Blocks of tables and indexes that it read, wherever they were. */
    long blocks() {
        JsonNode top = nodes.getFirst();
        return top.path("Shared Hit Blocks").longValue(0)
                + top.path("Shared Read Blocks").longValue(0);
    }
}
