package org.standpat.db.ready;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.db.postgres.Schema;
import org.standpat.db.postgres.Schema.SchemaException;

/**
 * Makes the database ready for the roles that work on it: its owner applies migrations, registers the types of events and gives rights; whoever
 * is not the owner sees that all of this is done.
 */
public final class Readiness {

    private static final Logger LOG = LoggerFactory.getLogger(Readiness.class);

    private static final String ADVICE =
            "Run once, with the role that owns the database: STANDPAT_DB_OWNER_USER=... STANDPAT_DB_OWNER_PASSWORD=... ./standpat migrate"
                    + " (docs/roles.md).";

    /** A superuser is a member of every role. */
    private static final String IS_OWNER =
            "select pg_has_role((select datdba from pg_database where datname = current_database()), 'member')";

    private static final String MAY_RECORD = "select has_table_privilege('public.event', 'insert')";

    private static final String PROJECTS_AS =
            "select (select pg_get_userbyid(nspowner) from pg_namespace where nspname = 'projection')";

    private static final String HAS_ROLES =
            "select count(*) from pg_roles where rolname in ('" + Databases.WRITER + "', '" + Databases.READER + "')";

    private static final Set<Database> TOLD = ConcurrentHashMap.newKeySet();

    private Readiness() {}

    /**
     * Makes the database ready, by its owner where that is known.
     *
     * @param worker the role that will work on it; where no owner is named and it owns the database, it does what the owner does
     * @throws SchemaException when the database is not ready and cannot be made so; the message says what to do
     */
    public static void ensure(OwnerLogin owner, Database worker) {
        if (owner.database().isPresent()) {
            byOwner(owner.database().get());
        } else if (isOwner(worker)) {
            migrate(worker);
        } else {
            require(worker);
        }
    }

    /** Says once in the log, for each role, where it could change what is recorded. */
    public static void tellWhereUnprotected(Database worker) {
        if (isOwner(worker) && TOLD.add(worker)) {
            LOG.warn(
                    "The record is not protected by permission: {} owns the database, and could change events. docs/roles.md tells how to"
                            + " work as other roles.",
                    worker);
        }
    }

    /**
     * Applies what is missing, and hands over to the reader what is the reader's.
     *
     * @param owner the role that owns the database, and does nothing else
     * @throws SchemaException when that is not possible
     */
    public static void byOwner(Database owner) {
        migrate(owner);
        Schema.handOver(owner.unpooled());
    }

    /** Whether the roles that write and read are there, which is for the server's superuser to see to. */
    public static boolean hasRoles(Database database) {
        return ask(database, HAS_ROLES).equals("2");
    }

    private static void migrate(Database owner) {
        Schema.migrate(owner.unpooled());
        HandEventTypes.ALL.register(owner.unpooled());
    }

    private static void require(Database worker) {
        Schema.require(worker.unpooled(), ADVICE);
        try {
            HandEventTypes.ALL.requireIn(worker.unpooled());
        } catch (IllegalStateException missing) {
            throw new SchemaException(missing.getMessage() + " " + ADVICE, missing);
        }
    }

    /**
     * Sees that this role may record.
     *
     * @throws SchemaException when it may not, with what to set
     */
    public static void requireMayRecord(Database worker) {
        if (!ask(worker, MAY_RECORD).equals("t")) {
            throw new SchemaException(
                    "Role " + worker.user()
                            + " may not record: it has no right to add to table event. What records works as"
                            + " standpat_writer: set STANDPAT_DB_USER and STANDPAT_DB_PASSWORD to that role (docs/roles.md).",
                    null);
        }
    }

    /**
     * Sees that this role owns what is made from the events, as whoever makes it has to.
     *
     * @throws SchemaException when another role does, with what to set
     */
    public static void requireMayProject(Database worker) {
        String projecting = ask(worker, PROJECTS_AS);
        if (!projecting.equals(worker.user())) {
            throw new SchemaException(
                    "The tables of listings and statistics belong to role " + projecting + ", and this is role "
                            + worker.user()
                            + ": work as " + projecting
                            + ". (STANDPAT_DB_USER and STANDPAT_DB_PASSWORD name the role; where it is"
                            + " another that records, STANDPAT_DB_READER_USER and STANDPAT_DB_READER_PASSWORD.) Or, for them to"
                            + " belong to standpat_reader: " + ADVICE,
                    null);
        }
    }

    private static boolean isOwner(Database worker) {
        return ask(worker, IS_OWNER).equals("t");
    }

    private static String ask(Database database, String question) {
        try (Connection connection = database.unpooled().getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(question)) {
            row.next();
            return String.valueOf(row.getString(1));
        } catch (SQLException e) {
            throw new SchemaException("The database cannot be reached: " + e.getMessage(), e);
        }
    }
}
