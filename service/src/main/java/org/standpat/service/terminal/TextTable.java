package org.standpat.service.terminal;

import java.util.ArrayList;
import java.util.List;

/** Rows of text in columns: the first as they are, numbers to the right. */
public final class TextTable {

    private static final String BETWEEN = "  ";

    private final List<String> headings;
    private final List<List<String>> rows = new ArrayList<>();

    /** A table with these headings; a heading that begins with {@code >} stands over numbers. */
    public TextTable(String... headings) {
        this.headings = List.of(headings);
    }

    /** One more row, a cell for each heading. */
    public void row(Object... cells) {
        if (cells.length != headings.size()) {
            throw new IllegalArgumentException("expected " + headings.size() + " cells, got " + cells.length);
        }
        List<String> row = new ArrayList<>();
        for (Object cell : cells) {
            // Names may come from files of others, and no terminal is to be steered by them.
            row.add(VisibleText.of(String.valueOf(cell)));
        }
        rows.add(row);
    }

    /** The table's lines, the headings first. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(line(headings.stream().map(TextTable::title).toList()));
        rows.forEach(row -> lines.add(line(row)));
        return lines;
    }

    private String line(List<String> cells) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            String padding = " ".repeat(width(column) - width(cells.get(column)));
            line.append(BETWEEN);
            line.append(isNumber(column) ? padding + cells.get(column) : cells.get(column) + padding);
        }
        return line.toString().stripTrailing();
    }

    private int width(int column) {
        int widest = width(title(headings.get(column)));
        for (List<String> row : rows) {
            widest = Math.max(widest, width(row.get(column)));
        }
        return widest;
    }

    private static int width(String text) {
        return text.codePointCount(0, text.length());
    }

    private boolean isNumber(int column) {
        return headings.get(column).startsWith(">");
    }

    private static String title(String heading) {
        return heading.startsWith(">") ? heading.substring(1) : heading;
    }
}
