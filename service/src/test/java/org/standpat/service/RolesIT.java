package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.service.demo.LiveTable;
import org.standpat.service.http.ApiClient;
import org.standpat.service.place.RunningMark;

/** Which role each session of the service works as: on a data folder of its own, on one of an earlier version, and on a server. */
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class RolesIT {

    @TempDir
    private Path data;

    /** By the names of applications, which the server tells to superusers alone. */
    private static Map<String, List<String>> sessions(String url, String password) {
        Database as = new Database(url, "postgres", password);
        Map<String, List<String>> sessions = new TreeMap<>();
        new JdbcTemplate(as.unpooled())
                .query(
                        "select application_name, string_agg(distinct usename, ' ') from pg_stat_activity"
                                + " where datname = current_database() and pid <> pg_backend_pid()"
                                + " and backend_type = 'client backend' group by application_name",
                        row -> {
                            sessions.put(row.getString(1), List.of(row.getString(2)));
                        });
        return sessions;
    }

    private static void play(ApiClient client) {
        LiveTable table = new LiveTable("Table", List.of("Ash", "Briar"), new Random(1));
        table.take(client.send(table.start()));
        table.take(client.send(table.next()));
        await().atMost(Duration.ofMinutes(1))
                .until(() ->
                        client.get("/api/v1/hands/" + table.hand() + "/history").status() == 200);
    }

    private static URI addressIn(String output) {
        Matcher address =
                Pattern.compile("(http://127\\.0\\.0\\.1:[0-9]+)/actuator").matcher(output);
        assertThat(address.find()).as(output).isTrue();
        return URI.create(address.group(1));
    }

    @Test
    void on_a_data_folder_each_side_is_its_role_and_the_owner_is_gone_when_it_serves() throws Exception {
        try (ServingProcess service = ServingProcess.on(data)) {
            play(service.client());
            RunningMark mark = RunningMark.in(data).orElseThrow();

            assertThat(mark.databases().writer().user()).isEqualTo(Databases.WRITER);
            assertThat(mark.databases().reader().user()).isEqualTo(Databases.READER);
            String password =
                    Files.readString(data.resolve("postgres.password")).strip();
            assertThat(sessions(mark.databases().reader().url(), password))
                    .containsEntry("standpat-writer", List.of(Databases.WRITER))
                    .containsEntry("standpat event log herald", List.of(Databases.WRITER))
                    .containsEntry("standpat-reader", List.of(Databases.READER))
                    .allSatisfy((name, roles) -> assertThat(roles.getFirst())
                            .as(name)
                            .isSubstringOf(Databases.READER + " " + Databases.WRITER));
            assertThat(Files.readString(data.resolve("standpat.running"))).doesNotContain(password);
            assertThat(List.of(
                            mark.databases().writer().password(),
                            mark.databases().reader().password()))
                    .doesNotHaveDuplicates()
                    .doesNotContain(password);
            assertThat(service.process().output()).doesNotContain("not protected by permission");
            assertThatThrownBy(() -> new JdbcTemplate(mark.databases().writer().unpooled()).update("delete from event"))
                    .rootCause()
                    .hasMessageContaining("permission denied for table event");
        }
    }

    @Test
    void a_data_folder_of_a_version_without_roles_has_them_at_the_next_start() throws IOException {
        try (LocalPostgres server = LocalPostgres.in(data)) {
            // As that version did: the owner makes and does everything.
            Database all = server.database();
            try (StandpatProcess serving = serve(all, Map.of())) {
                serving.awaitOutput("/actuator/prometheus");
                assertThat(serving.output()).contains("not protected by permission");
            }
            assertThat(ownersOf(all)).containsExactly("standpat");
        }

        try (ServingProcess service = ServingProcess.on(data)) {
            play(service.client());
            assertThat(ownersOf(service.database())).containsExactly(Databases.READER);
        }
    }

    private static List<String> ownersOf(Database database) {
        return new JdbcTemplate(database.unpooled())
                .queryForList(
                        "select distinct pg_get_userbyid(c.relowner) from pg_class c join pg_namespace n on n.oid = c.relnamespace"
                                + " where n.nspname ~ '^(projection|analytics)' and c.relkind in ('r', 'v')",
                        String.class);
    }

    private static StandpatProcess serve(Database database, Map<String, String> more) {
        return verb(database, more, "serve", "--port", "0");
    }

    private static StandpatProcess verb(Database database, Map<String, String> more, String... arguments) {
        Map<String, String> environment = new TreeMap<>(Map.of(
                "STANDPAT_DB_URL", database.url(),
                "STANDPAT_DB_USER", database.user(),
                "STANDPAT_DB_PASSWORD", database.password(),
                "STANDPAT_DEALER_KEY", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="));
        environment.putAll(LogSecrets.environment());
        environment.putAll(more);
        return StandpatProcess.start(List.of(), environment, arguments);
    }

    @Test
    void on_a_server_the_owner_migrates_first_and_then_each_side_works_as_its_role() throws IOException {
        Databases roles = TestDatabase.rolesOf(TestDatabase.empty());
        Database owner = roles.owner().orElseThrow();
        Map<String, String> reader = Map.of(
                "STANDPAT_DB_READER_USER", roles.reader().user(),
                "STANDPAT_DB_READER_PASSWORD", roles.reader().password());

        try (StandpatProcess early = serve(roles.writer(), reader)) {
            assertThat(early.awaitEnd()).isEqualTo(1);
            assertThat(early.output()).contains("./standpat migrate").doesNotContain("\tat ");
        }
        try (StandpatProcess migrate = verb(
                roles.writer(),
                Map.of("STANDPAT_DB_OWNER_USER", owner.user(), "STANDPAT_DB_OWNER_PASSWORD", owner.password()),
                "migrate")) {
            assertThat(migrate.awaitEnd()).isZero();
            assertThat(migrate.output()).contains("standpat_writer and standpat_reader have their rights");
        }
        try (StandpatProcess serving = serve(roles.writer(), reader)) {
            serving.awaitOutput("/actuator/prometheus");
            try (ApiClient client = new ApiClient(addressIn(serving.output()))) {
                play(client);
            }
            assertThat(sessions(owner.url(), owner.password()))
                    .containsEntry("standpat-writer", List.of(Databases.WRITER))
                    .containsEntry("standpat-reader", List.of(Databases.READER))
                    .allSatisfy((name, held) -> assertThat(held.getFirst())
                            .as(name)
                            .isSubstringOf(Databases.READER + " " + Databases.WRITER));
        }
        try (StandpatProcess wrong = verb(roles.reader(), Map.of(), "import", "nowhere.phh")) {
            assertThat(wrong.awaitEnd()).isEqualTo(1);
            assertThat(wrong.output())
                    .contains("standpat_reader may not record")
                    .doesNotContain("\tat ");
        }
    }
}
