package org.standpat.query.analytics;

import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.UUID;
import org.standpat.export.csv.CsvCells;

/** What stands in a column of a view: how it is written as text, and read from one. */
public enum ColumnType {
    /** Any text. */
    TEXT("text", "a text", true) {
        @Override
        Object read(String text) {
            if (text.indexOf('\0') >= 0) {
                throw new IllegalArgumentException("a text without the character of number 0");
            }
            return text;
        }

        @Override
        void write(ResultSet row, int column, CsvCells cells) throws SQLException {
            cells.text(row.getString(column));
        }
    },
    /** An id of a hand. */
    ID("uuid", "a UUID", true) {
        @Override
        Object read(String text) {
            UUID id = UUID.fromString(text);
            if (!id.toString().equalsIgnoreCase(text)) {
                throw new IllegalArgumentException("a UUID in full");
            }
            return id;
        }
    },
    /** Yes or no. */
    TRUTH("boolean", "true or false", true) {
        @Override
        Object read(String text) {
            return switch (text) {
                case "true" -> true;
                case "false" -> false;
                default -> throw new IllegalArgumentException("true or false");
            };
        }

        @Override
        void write(ResultSet row, int column, CsvCells cells) throws SQLException {
            cells.number(Boolean.toString(row.getBoolean(column)));
        }
    },
    /** A number that a row can be asked for by. */
    SMALL("smallint", "a whole number", true) {
        @Override
        Object read(String text) {
            return Short.valueOf(text);
        }
    },
    /** A count. */
    COUNT("integer", "a whole number", true) {
        @Override
        Object read(String text) {
            return Integer.valueOf(text);
        }
    },
    /** Chips, places in the log, sums. */
    LARGE("bigint", "a whole number", false) {
        @Override
        Object read(String text) {
            return Long.valueOf(text);
        }
    },
    /** A sum or a quotient. */
    NUMBER("numeric", "a number", false) {
        @Override
        Object read(String text) {
            return new BigDecimal(text);
        }

        @Override
        void write(ResultSet row, int column, CsvCells cells) throws SQLException {
            cells.number(row.getBigDecimal(column).stripTrailingZeros().toPlainString());
        }
    },
    /** A measured number. */
    MEASURE("double precision", "a number", false) {
        @Override
        Object read(String text) {
            return Double.valueOf(text);
        }

        @Override
        void write(ResultSet row, int column, CsvCells cells) throws SQLException {
            cells.number(BigDecimal.valueOf(row.getDouble(column)).toPlainString());
        }
    },
    /** A day. */
    DAY("date", "a day such as 2026-01-05", true) {
        @Override
        Object read(String text) {
            return LocalDate.parse(text);
        }
    },
    /** A time, written in UTC. */
    TIME("timestamp with time zone", "a time such as 2026-01-05T20:15:00Z", false) {
        @Override
        Object read(String text) {
            return OffsetDateTime.parse(text).withOffsetSameInstant(ZoneOffset.UTC);
        }

        @Override
        void write(ResultSet row, int column, CsvCells cells) throws SQLException {
            cells.number(row.getObject(column, OffsetDateTime.class).toInstant().toString());
        }
    };

    private final String sql;
    private final String words;
    private final boolean filter;

    ColumnType(String sql, String words, boolean filter) {
        this.sql = sql;
        this.words = words;
        this.filter = filter;
    }

    /** The type that PostgreSQL calls so. */
    static ColumnType called(String sql) {
        for (ColumnType type : values()) {
            if (type.sql.equals(sql)) {
                return type;
            }
        }
        throw new IllegalStateException("no view is to have a column of type " + sql);
    }

    /** Its name for programs. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether rows can be asked for by a value of the column. */
    public boolean isFilter() {
        return filter;
    }

    /**
     * The value that a text says.
     *
     * @throws BadValueException when it says none; the message says what is expected
     */
    public Object value(String text) {
        try {
            return read(text);
        } catch (IllegalArgumentException | DateTimeException notOne) {
            throw new BadValueException(words);
        }
    }

    abstract Object read(String text);

    /** Adds a value that is not null. */
    void write(ResultSet row, int column, CsvCells cells) throws SQLException {
        cells.number(row.getString(column));
    }

    /** A text says no value of a type. */
    public static final class BadValueException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        BadValueException(String expected) {
            super(expected);
        }
    }
}
