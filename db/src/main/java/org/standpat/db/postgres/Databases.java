package org.standpat.db.postgres;

import java.util.Optional;

/**
 * One database, reached as each of the roles that work on it (docs/roles.md). Where one role does everything, it is the writer and the reader.
 *
 * @param owner the role that owns it, applies migrations and gives the others their rights; empty where that is done elsewhere
 * @param writer the role of the side that decides: it adds to the record and changes nothing in it
 * @param reader the role of the side that answers: it reads the record and owns what is made from it
 */
public record Databases(Optional<Database> owner, Database writer, Database reader) {

    /** Name of the role that writes. */
    public static final String WRITER = "standpat_writer";

    /** Name of the role that reads. */
    public static final String READER = "standpat_reader";

    /** The same role for everything; where it owns the database, it applies migrations too. */
    public static Databases all(Database database) {
        return new Databases(Optional.empty(), database, database);
    }
}
