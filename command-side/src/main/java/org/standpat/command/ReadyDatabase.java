package org.standpat.command;

import org.standpat.db.postgres.Database;

/**
 * The database as the role that records, in the state that this program needs.
 *
 * @param database where it is
 */
public record ReadyDatabase(Database database) {}
