package org.standpat.db.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ConnectException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A server on this machine: what it promises, and what becomes of it when the process that started it is killed. */
class LocalPostgresTest {

    private static final int CONNECT_LIMIT_MILLIS = 2_000;

    private static LocalPostgres shared;

    /** A data folder that a server was started on and stopped; copied where a test wants one, since to make it takes seconds. */
    @TempDir
    private static Path usedBefore;

    @TempDir
    private Path folder;

    @BeforeAll
    static void startShared() {
        LocalPostgres.in(usedBefore).close();
        shared = LocalPostgres.temporary();
    }

    @AfterAll
    static void stopShared() {
        shared.close();
    }

    @ParameterizedTest
    @CsvSource({
        "fsync, on",
        "synchronous_commit, on",
        "full_page_writes, on",
        "data_checksums, on",
        "listen_addresses, 127.0.0.1",
        "log_timezone, UTC",
        "password_encryption, scram-sha-256",
    })
    void whatIsCommittedIsOnTheDiskAndNobodyElseIsServed(String setting, String value) {
        assertThat(ask(shared.database(), "show " + setting)).isEqualTo(value);
    }

    @Test
    void isPostgresql18() {
        assertThat(ask(shared.database(), "show server_version")).startsWith("18.");
    }

    @Test
    void theRoleOfTheServiceIsNoSuperuser() {
        assertThat(ask(shared.database(), "select rolsuper::text from pg_roles where rolname = current_user"))
                .isEqualTo("false");
    }

    @Test
    void textsStandInTheSameOrderOnEveryPlatform() {
        assertThat(ask(shared.database(), "select string_agg(t, ' ' order by t) from unnest(array['b','B','a','ä']) t"))
                .isEqualTo("B a b ä");
    }

    @Test
    void otherMachinesCannotReachIt() throws IOException {
        int port =
                URI.create(shared.database().url().substring("jdbc:".length())).getPort();
        for (InetAddress address : NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(Inet4Address.class::isInstance)
                .filter(address -> !address.isLoopbackAddress())
                .toList()) {
            try (Socket socket = new Socket()) {
                assertThatThrownBy(() -> socket.connect(new InetSocketAddress(address, port), CONNECT_LIMIT_MILLIS))
                        .as("%s", address)
                        .isInstanceOf(ConnectException.class);
            }
        }
    }

    @Test
    void asksForThePasswordThatOnlyTheOwnerOfTheFolderCanRead() throws IOException {
        useAFolderThatWasUsedBefore();
        try (LocalPostgres server = LocalPostgres.in(folder)) {
            Database guessed =
                    new Database(server.database().url(), server.database().user(), "guessed");
            assertThatThrownBy(() -> guessed.unpooled().getConnection())
                    .isInstanceOf(SQLException.class)
                    .hasMessageContaining("password authentication failed");
            assertThat(PosixFilePermissions.toString(
                            Files.getPosixFilePermissions(folder.resolve("postgres.password"))))
                    .isEqualTo("rw-------");
            assertThat(server.database().toString())
                    .doesNotContain(server.database().password());
        }
    }

    @Test
    void aThrowAwayFolderIsGoneWhenTheServerStops() {
        LocalPostgres server = LocalPostgres.temporary();
        assertThat(server.folder()).isDirectory();
        server.close();
        assertThat(server.folder()).doesNotExist();
        server.close();
    }

    @Test
    void aLastingFolderKeepsWhatWasWritten() {
        try (LocalPostgres server = LocalPostgres.in(folder.resolve("a folder/of its own"))) {
            write(server.database(), "hand 1");
        }
        try (LocalPostgres server = LocalPostgres.in(folder.resolve("a folder/of its own"))) {
            assertThat(written(server.database())).isEqualTo("hand 1");
        }
    }

    @Test
    void aSecondStartOnTheFolderIsRefusedByNameAndTheFirstIsNotHarmed() throws Exception {
        useAFolderThatWasUsedBefore();
        try (LocalPostgres first = LocalPostgres.in(folder)) {
            for (int attempt = 0; attempt < 2; attempt++) {
                assertThatThrownBy(() -> LocalPostgres.in(folder))
                        .isInstanceOf(LocalPostgresException.class)
                        .hasMessageContaining(folder.toRealPath().toString())
                        .hasMessageContaining(
                                "process " + ProcessHandle.current().pid());
            }
            try (ServerProcess second = ServerProcess.in(folder)) {
                assertThat(second.isReady()).isFalse();
                assertThat(second.output())
                        .contains("The data folder " + folder.toRealPath() + " is in use by another Standpat (process "
                                + ProcessHandle.current().pid() + ").");
            }
            write(first.database(), "still here");
        }
    }

    @Test
    void whenItsProcessIsKilledTheNextStartTakesOverWithAllThatWasWritten() throws Exception {
        useAFolderThatWasUsedBefore();
        Postmaster orphan;
        try (ServerProcess service = ServerProcess.in(folder)) {
            assertThat(service.isReady()).as(service.output()).isTrue();
            orphan = server(folder);
            write(database(folder), "acknowledged");
            service.kill();
        }
        assertThat(orphan.isServing())
                .as("the server outlives the process that started it")
                .isTrue();

        try (LocalPostgres next = LocalPostgres.in(folder)) {
            assertThat(written(next.database())).isEqualTo("acknowledged");
            assertThat(orphan.isServing()).as("the orphan was stopped").isFalse();
        }
    }

    @Test
    void whenItsProcessAndTheServerAreKilledTheNextStartRecovers() throws Exception {
        useAFolderThatWasUsedBefore();
        try (ServerProcess service = ServerProcess.in(folder)) {
            assertThat(service.isReady()).as(service.output()).isTrue();
            write(database(folder), "acknowledged");
            service.kill();
        }
        ProcessHandle server = ProcessHandle.of(server(folder).processId()).orElseThrow();
        server.destroyForcibly();
        server.onExit().join();
        assertThat(folder.resolve("postgres/postmaster.pid")).exists();

        try (LocalPostgres next = LocalPostgres.in(folder)) {
            assertThat(written(next.database())).isEqualTo("acknowledged");
        }
    }

    @Test
    void aProcessThatHasTheNumberOfADeadServerDoesNotBlockTheStartAndLivesOn() throws Exception {
        useAFolderThatWasUsedBefore();
        Path pidFile = folder.resolve("postgres/postmaster.pid");
        List<String> lines;
        try (LocalPostgres server = LocalPostgres.in(folder)) {
            write(server.database(), "before");
            lines = Files.readAllLines(pidFile);
        }
        Process stranger = new ProcessBuilder("sleep", "600").start();
        try {
            lines.set(0, Long.toString(stranger.pid()));
            Files.write(pidFile, lines);

            try (LocalPostgres next = LocalPostgres.in(folder)) {
                assertThat(written(next.database())).isEqualTo("before");
            }
            assertThat(stranger.isAlive()).isTrue();
        } finally {
            stranger.destroyForcibly();
        }
    }

    @Test
    void aThrowAwayFolderOfAKilledProcessIsSwept() throws Exception {
        Path own = Files.createDirectory(folder.resolve("own"));
        Path left;
        Postmaster orphan;
        try (ServerProcess service = ServerProcess.temporary(folder)) {
            assertThat(service.isReady()).as(service.output()).isTrue();
            left = service.folder();
            orphan = server(left);
            ThrowAwayFolders.sweepBeside(own, Instant.MAX, PostgresArchive.unpacked());
            assertThat(orphan.isServing()).as("a folder in use is left alone").isTrue();
            service.kill();
        }
        ThrowAwayFolders.sweepBeside(own, Instant.EPOCH, PostgresArchive.unpacked());
        assertThat(left).as("a young folder is left alone").isDirectory();

        ThrowAwayFolders.sweepBeside(own, Instant.MAX, PostgresArchive.unpacked());
        assertThat(left).doesNotExist();
        assertThat(orphan.isServing()).isFalse();
    }

    @Test
    void whatOnlyLooksLikeAThrowAwayFolderIsNotSwept() throws IOException {
        Path own = Files.createDirectory(folder.resolve("own"));
        Path precious = Files.createDirectory(folder.resolve("precious"));
        Files.writeString(precious.resolve("standpat.lock"), "");
        Path link = Files.createSymbolicLink(folder.resolve("standpat-postgres-link"), precious);
        Path neverHeld = Files.createDirectory(folder.resolve("standpat-postgres-other"));

        ThrowAwayFolders.sweepBeside(own, Instant.MAX, PostgresArchive.unpacked());
        assertThat(link).isSymbolicLink();
        assertThat(precious.resolve("standpat.lock")).exists();
        assertThat(neverHeld).isDirectory();
    }

    @Test
    void aServerThatEndedByItselfCanStillBeClosed() throws IOException {
        useAFolderThatWasUsedBefore();
        try (LocalPostgres server = LocalPostgres.in(folder)) {
            ProcessHandle process =
                    ProcessHandle.of(server(server.folder()).processId()).orElseThrow();
            process.destroyForcibly();
            process.onExit().join();
        }
        assertThat(folder.resolve("standpat.pid")).doesNotExist();
    }

    @Test
    void aFolderOfAnotherVersionIsLeftAloneAndNamed() throws IOException {
        useAFolderThatWasUsedBefore();
        Files.writeString(folder.resolve("postgres/PG_VERSION"), "17\n");
        assertThatThrownBy(() -> LocalPostgres.in(folder))
                .isInstanceOf(LocalPostgresException.class)
                .hasMessageContaining("was written by PostgreSQL 17, and this Standpat brings PostgreSQL 18");
    }

    @Test
    void aFileWhereTheFolderShouldBeIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("a-file"), "");
        assertThatThrownBy(() -> LocalPostgres.in(file))
                .isInstanceOf(LocalPostgresException.class)
                .hasMessageContaining("should be a folder and is a file");
    }

    @Test
    void aFolderWithoutItsPasswordIsNotMadeAnew() throws IOException {
        useAFolderThatWasUsedBefore();
        Files.delete(folder.resolve("postgres.password"));
        assertThatThrownBy(() -> LocalPostgres.in(folder))
                .isInstanceOf(LocalPostgresException.class)
                .hasMessageContaining("postgres.password is missing");
    }

    @Test
    void aHalfMadeClusterIsMadeAnew() throws IOException {
        Files.createDirectories(folder.resolve("postgres.new/base"));
        try (LocalPostgres server = LocalPostgres.in(folder)) {
            assertThat(ask(server.database(), "select 'made'")).isEqualTo("made");
        }
        assertThat(folder.resolve("postgres.new")).doesNotExist();
    }

    @Test
    void aServerThatDoesNotStartSaysWhatItsLogSays() throws IOException {
        useAFolderThatWasUsedBefore();
        Files.writeString(folder.resolve("postgres/postgresql.conf"), "no_such_setting = 1\n");
        assertThatThrownBy(() -> LocalPostgres.in(folder))
                .isInstanceOf(LocalPostgresException.class)
                .hasMessageContaining("no_such_setting");
        Files.writeString(folder.resolve("postgres/postgresql.conf"), "");
        try (LocalPostgres mended = LocalPostgres.in(folder)) {
            assertThat(ask(mended.database(), "select 'it runs'")).isEqualTo("it runs");
        }
    }

    private void useAFolderThatWasUsedBefore() throws IOException {
        try (Stream<Path> files = Files.walk(usedBefore)) {
            for (Path file : files.skip(1).toList()) {
                Files.copy(
                        file,
                        folder.resolve(usedBefore.relativize(file).toString()),
                        StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private static Postmaster server(Path dataFolder) throws IOException {
        return Postmaster.recordedIn(dataFolder.toRealPath().resolve("postgres"))
                .orElseThrow();
    }

    private static Database database(Path dataFolder) throws IOException {
        String port = Files.readAllLines(dataFolder.resolve("postgres/postmaster.pid"))
                .get(3);
        return new Database(
                "jdbc:postgresql://127.0.0.1:" + port + "/standpat",
                "standpat",
                Files.readString(dataFolder.resolve("postgres.password")));
    }

    private static void write(Database database, String text) {
        try (Connection connection = database.unpooled().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create table if not exists note (text text)");
            statement.execute("insert into note values ('" + text + "')");
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    private static String written(Database database) {
        return ask(database, "select text from note");
    }

    private static String ask(Database database, String query) {
        try (Connection connection = database.unpooled().getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            assertThat(rows.next()).isTrue();
            return rows.getString(1);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }
}
