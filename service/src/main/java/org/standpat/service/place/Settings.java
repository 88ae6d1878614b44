package org.standpat.service.place;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import org.standpat.db.access.AccessKey;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.money.Denomination;
import org.standpat.notary.Outside;
import org.standpat.service.Sentence;

/**
 * What the environment of the process says.
 *
 * @param variables the environment's variables
 */
public record Settings(Map<String, String> variables) {

    /** Names the data folder. */
    public static final String DATA = "STANDPAT_DATA";

    /** Names a PostgreSQL server to be used instead of one of our own. */
    public static final String DATABASE_URL = "STANDPAT_DB_URL";

    /** The role on that server that this process works as. */
    public static final String DATABASE_USER = "STANDPAT_DB_USER";

    /** The role's password. */
    public static final String DATABASE_PASSWORD = "STANDPAT_DB_PASSWORD";

    /** Another role on that server, as which the tables of listings and statistics are made and read. */
    public static final String READER_USER = "STANDPAT_DB_READER_USER";

    /** That role's password. */
    public static final String READER_PASSWORD = "STANDPAT_DB_READER_PASSWORD";

    /** The role that owns the database on that server, and applies migrations. */
    public static final String OWNER_USER = "STANDPAT_DB_OWNER_USER";

    /** That role's password. */
    public static final String OWNER_PASSWORD = "STANDPAT_DB_OWNER_PASSWORD";

    /** The key that seals the dealer's decks. */
    public static final String DEALER_KEY = "STANDPAT_DEALER_KEY";

    /** The key that signs the log's checkpoints. */
    public static final String LOG_KEY = "STANDPAT_LOG_KEY";

    /** The secret of the log's salts. */
    public static final String LOG_SALTS = "STANDPAT_LOG_SALTS";

    /** The folder that the log's checkpoints and tiles are written to; of a data folder it is {@code log} in it. */
    public static final String LOG_FOLDER = "STANDPAT_LOG_FOLDER";

    /** What a chip is worth in exports of hands that are played here; of a service it is the setting standpat.read.money. */
    public static final String MONEY = "STANDPAT_READ_MONEY";

    /** Names the file of keys; of a data folder it is {@code keys} in it. */
    public static final String KEYS = "STANDPAT_KEYS";

    /** The key that verbs send to a service that is named to them. */
    public static final String KEY = "STANDPAT_KEY";

    /** The file of keys in a data folder. */
    public static final String KEYS_IN_FOLDER = "keys";

    /** The password of the role of dashboards on a server of our own; without it nobody gets in as that role. */
    public static final String ANALYTICS_PASSWORD = "STANDPAT_ANALYTICS_PASSWORD";

    private static final Path DEFAULT_FOLDER = Path.of("standpat-data");

    /** Copies the map. */
    public Settings {
        variables = Map.copyOf(variables);
    }

    /** The settings of this process. */
    public static Settings ofThisProcess() {
        return new Settings(System.getenv());
    }

    /** Where hands lie when no folder is named on the command line: the server, else the folder, else {@code standpat-data}. */
    public Place place() {
        return databases()
                .<Place>map(Place.Server::new)
                .orElseGet(() -> new Place.Folder(value(DATA).map(Path::of).orElse(DEFAULT_FOLDER)));
    }

    /**
     * The file of keys: the one that is set, else that of the data folder.
     *
     * @param folder empty where there is none
     * @return its path, which need not be there; empty for no keys at all
     */
    public String keyFile(Optional<Path> folder) {
        return value(KEYS)
                .orElseGet(() -> folder.map(path ->
                                path.resolve(KEYS_IN_FOLDER).toAbsolutePath().toString())
                        .orElse(""));
    }

    /** The key to send to a service that is named; empty when none is set. */
    public Optional<AccessKey> key() {
        return value(KEY).map(AccessKey::of);
    }

    /** The password of the role of dashboards; empty when none is set. */
    public Optional<String> analyticsPassword() {
        return value(ANALYTICS_PASSWORD);
    }

    /** The key that signs the log's checkpoints; empty when none is set. */
    public Optional<String> logKey() {
        return value(LOG_KEY);
    }

    /** The secret of the log's salts; empty when none is set. */
    public Optional<String> logSalts() {
        return value(LOG_SALTS);
    }

    /** The folder that the log's checkpoints go to; empty when none is set. */
    public Optional<Path> logFolder() {
        return value(LOG_FOLDER).map(Path::of);
    }

    /**
     * Where the log's checkpoints go.
     *
     * @param folder for them; empty for none
     * @throws IllegalArgumentException when a setting cannot be used
     */
    public Outside outside(Optional<Path> folder) {
        return Outside.of(
                folder.map(Path::toString).orElse(""),
                value("STANDPAT_LOG_ADDRESS").orElse(""),
                value("STANDPAT_LOG_TOKEN").orElse(""),
                value("STANDPAT_LOG_WITNESSES").orElse(""),
                Clock.systemUTC());
    }

    /** The dealer's key; empty when none is set. */
    public Optional<String> dealerKey() {
        return value(DEALER_KEY);
    }

    /**
     * What a chip is worth of hands that did not come from a file: whole chips where nothing is set.
     *
     * @throws Sentence when something else is set than what names it
     */
    public Denomination money() {
        try {
            return value(MONEY).map(Denomination::named).orElse(Denomination.CHIPS);
        } catch (IllegalArgumentException misfit) {
            throw new Sentence(MONEY + ": " + misfit.getMessage() + ".");
        }
    }

    private Optional<Databases> databases() {
        return value(DATABASE_URL).map(url -> {
            Database writer = new Database(
                    url,
                    value(DATABASE_USER).orElse(""),
                    value(DATABASE_PASSWORD).orElse(""));
            return new Databases(
                    login(url, OWNER_USER, OWNER_PASSWORD),
                    writer,
                    login(url, READER_USER, READER_PASSWORD).orElse(writer));
        });
    }

    private Optional<Database> login(String url, String user, String password) {
        return value(user).map(role -> new Database(url, role, value(password).orElse("")));
    }

    private Optional<String> value(String name) {
        return Optional.ofNullable(variables.get(name)).map(String::strip).filter(value -> !value.isEmpty());
    }
}
