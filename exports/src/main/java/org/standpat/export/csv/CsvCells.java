package org.standpat.export.csv;

import org.standpat.export.PlainText;

/**
 * Cells of RFC 4180. Spreadsheets take a cell that begins with {@code =}, {@code +}, {@code -} or {@code @} for a formula, quoted or not, and
 * a formula in a player's name could send the sheet to a stranger. Such a text gets an apostrophe before it; whoever reads the file with a
 * program takes one apostrophe off a text that begins with one.
 */
public final class CsvCells {

    private static final String LINE_END = "\r\n";
    private static final char MARK = '\'';

    /** What begins a formula, in the wide forms of East Asia too; an apostrophe, so that one can be told from a mark. */
    private static final String MARKED = "=+-@\uFF1D\uFF0B\uFF0D\uFF20" + MARK;

    private final StringBuilder row = new StringBuilder();

    /** Adds a text, which is always quoted: a separator of another country's spreadsheet cannot break it in two. */
    public CsvCells text(String text) {
        String plain = PlainText.onOneLine(text);
        return add('"' + (isMarked(plain) ? MARK + plain : plain).replace("\"", "\"\"") + '"');
    }

    /** Adds digits as they are. */
    public CsvCells number(String digits) {
        return add(digits);
    }

    /** Adds a cell with nothing in it. */
    public CsvCells nothing() {
        return add("");
    }

    /** The row with its line end. */
    public String line() {
        return row + LINE_END;
    }

    /** Blanks before it do not keep every spreadsheet from seeing a formula. */
    private static boolean isMarked(String text) {
        String start = text.stripLeading();
        return !start.isEmpty() && MARKED.indexOf(start.charAt(0)) >= 0;
    }

    private CsvCells add(String cell) {
        row.append(row.isEmpty() ? "" : ",").append(cell);
        return this;
    }
}
