package org.standpat.service.place;

import java.nio.file.Path;
import org.standpat.db.postgres.Databases;

/** Where the hands lie. */
public sealed interface Place {

    /**
     * A folder that lasts, with a PostgreSQL of our own in it.
     *
     * @param path the folder; made where it is missing
     */
    record Folder(Path path) implements Place {}

    /** A PostgreSQL server that somebody else runs. */
    record Server(Databases databases) implements Place {}

    /** A PostgreSQL of our own in a folder that is deleted in the end. */
    record ThrowAway() implements Place {}
}
