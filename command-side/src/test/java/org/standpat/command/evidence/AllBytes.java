package org.standpat.command.evidence;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.postgres.Database;

/** Everything that a database has in its tables, by column, with one letter for each byte. */
final class AllBytes {

    private final Map<String, String> columns = new TreeMap<>();

    AllBytes(Database database) {
        JdbcTemplate sql = new JdbcTemplate(database.unpooled());
        sql.query(
                "select table_schema, table_name, column_name, data_type from information_schema.columns"
                        + " where table_schema not in ('pg_catalog', 'information_schema')",
                row -> {
                    String table = row.getString(1) + "." + row.getString(2);
                    columns.put(
                            table + "." + row.getString(3), content(sql, table, row.getString(3), row.getString(4)));
                });
    }

    private static String content(JdbcTemplate sql, String table, String column, String type) {
        String bytes = type.equals("bytea") ? column : "convert_to(%s::text, 'UTF8')".formatted(column);
        StringBuilder content = new StringBuilder();
        sql.query("select %s from %s where %s is not null".formatted(bytes, table, column), row -> {
            content.append(new String(row.getBytes(1), ISO_8859_1)).append('\n');
        });
        return content.toString();
    }

    /** The columns that have these bytes as they are, in hexadecimal digits or in base 64. */
    List<String> with(byte[] wanted) {
        List<String> forms = List.of(
                new String(wanted, ISO_8859_1),
                HexFormat.of().formatHex(wanted),
                HexFormat.of().withUpperCase().formatHex(wanted),
                Base64.getEncoder().withoutPadding().encodeToString(wanted),
                Base64.getUrlEncoder().withoutPadding().encodeToString(wanted));
        List<String> found = new ArrayList<>();
        columns.forEach((column, content) -> {
            if (forms.stream().anyMatch(content::contains)) {
                found.add(column);
            }
        });
        return found;
    }
}
