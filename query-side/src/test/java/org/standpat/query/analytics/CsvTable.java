package org.standpat.query.analytics;

import java.util.ArrayList;
import java.util.List;

/**
 * A table of RFC 4180, read as strictly as it is written.
 *
 * @param headings the first line
 * @param rows the others
 */
record CsvTable(List<String> headings, List<List<String>> rows) {

    /** What stands for a cell with nothing in it, which is another thing than an empty text. */
    static final String NOTHING = "(nothing)";

    static CsvTable of(String text) {
        List<List<String>> lines = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            List<String> cells = new ArrayList<>();
            at = line(text, at, cells);
            lines.add(cells);
        }
        return new CsvTable(lines.getFirst(), lines.subList(1, lines.size()));
    }

    private static int line(String text, int start, List<String> cells) {
        int at = start;
        while (true) {
            StringBuilder cell = new StringBuilder();
            if (text.charAt(at) == '"') {
                at++;
                while (text.charAt(at) != '"' || (at + 1 < text.length() && text.charAt(at + 1) == '"')) {
                    cell.append(text.charAt(at));
                    at += text.charAt(at) == '"' ? 2 : 1;
                }
                at++;
            } else {
                while (text.charAt(at) != ',' && text.charAt(at) != '\r') {
                    cell.append(text.charAt(at));
                    at++;
                }
                if (cell.isEmpty()) {
                    cell.append(NOTHING);
                }
            }
            cells.add(cell.toString());
            if (text.charAt(at) == '\r') {
                if (text.charAt(at + 1) != '\n') {
                    throw new IllegalArgumentException("a line that ends without a line feed");
                }
                return at + 2;
            }
            if (text.charAt(at) != ',') {
                throw new IllegalArgumentException("a cell that goes on after its end: " + text.substring(start, at));
            }
            at++;
        }
    }

    /** The cells of this column. */
    List<String> column(String heading) {
        int number = headings.indexOf(heading);
        return rows.stream().map(row -> row.get(number)).toList();
    }
}
