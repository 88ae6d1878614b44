package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.service.place.RunningMark;
import tools.jackson.databind.JsonNode;

/** The verbs one after the other on one data folder, with and without a service that runs on it. */
class VerbsIT {

    private static final int SAMPLES = 15;
    private static final int KILLED_BY_TERM = 143;

    @TempDir
    private Path folder;

    @Test
    void import_rebuild_and_serve_share_a_data_folder() throws Exception {
        Path data = folder.resolve("data");
        String[] sampleFiles = sampleFiles();

        assertThat(run("import", data, sampleFiles))
                .contains("Records in " + data.toRealPath())
                .containsPattern("all files +" + SAMPLES + " +0 +0");
        assertThat(run("import", data, sampleFiles)).containsPattern("all files +0 +" + SAMPLES + " +0");
        assertThat(run("export", data, "--format", "csv")).contains(SAMPLES + " hands written, none left out.");
        assertThat(run("rebuild", data)).contains("events replayed in").contains("100 %");
        assertThat(run("verify", data, "--dealer"))
                .contains("Reads in " + data.toRealPath())
                .containsPattern("(?m)^ +" + SAMPLES + " +[0-9]+ +0 ");

        try (ServingProcess service = ServingProcess.on(data)) {
            assertThat(run("import", data, sampleFiles))
                    .contains("Records with the service at " + service.client().address())
                    .containsPattern("all files +0 +" + SAMPLES + " +0");
            assertThat(run("rebuild", data))
                    .contains("The service at " + service.client().address() + " rebuilds.");
            assertThat(run("verify", data))
                    .contains("Reads beside the service at " + service.client().address())
                    .containsPattern("(?m)^ +" + SAMPLES + " +[0-9]+ +0 ");
            assertThat(run("export", data, "--format", "csv")).contains(SAMPLES + " hands written, none left out.");
            assertThat(listed(service)).isEqualTo(SAMPLES);
            assertThat(service.client()
                            .get("/actuator/health")
                            .json()
                            .path("status")
                            .stringValue())
                    .as("the rebuild is over")
                    .isEqualTo("UP");
            assertIsForItsOwnerAlone(data);
            assertSecondStartIsRefused(data);
            assertOneDescriptionOfBothSides(
                    service.client().get("/v3/api-docs").good().json());

            assertThat(service.process().stop()).isEqualTo(KILLED_BY_TERM);
            assertThat(data.resolve("postgres/postmaster.pid"))
                    .as("PostgreSQL has stopped too")
                    .doesNotExist();
            assertThat(RunningMark.in(data)).isEmpty();
        }
    }

    private static long listed(ServingProcess service) {
        JsonNode page = service.client().get("/api/v1/hands?limit=100").good().json();
        return page.path("hands").size();
    }

    private static void assertIsForItsOwnerAlone(Path data) throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data)))
                .isEqualTo("rwx------");
        for (String secret : List.of("dealer.key", "standpat.running", "postgres.password")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve(secret))))
                    .as(secret)
                    .isEqualTo("rw-------");
        }
    }

    private static void assertSecondStartIsRefused(Path data) throws IOException {
        try (StandpatProcess second = StandpatProcess.start("serve", "--data", data.toString(), "--port", "0")) {
            assertThat(second.awaitEnd()).isEqualTo(1);
            assertThat(second.output())
                    .contains("is in use by another Standpat")
                    .doesNotContain("\tat ");
        }
    }

    private static void assertOneDescriptionOfBothSides(JsonNode description) {
        assertThat(description.path("info").path("title").stringValue()).isEqualTo("Standpat");
        assertThat(description.path("paths").propertyNames())
                .contains("/api/v1/hands", "/api/v1/hands/{hand}/actions", "/api/v1/players/{player}/stats");
        assertThat(description.path("paths").path("/api/v1/hands").propertyNames())
                .contains("get", "post");
    }

    @Test
    void a_file_with_something_else_is_refused_and_the_status_says_so() throws Exception {
        Path data = folder.resolve("data");
        Path other = Files.writeString(folder.resolve("shopping.phh"), "milk\n");
        try (StandpatProcess refused = StandpatProcess.start(
                "import",
                "--data",
                data.toString(),
                other.toString(),
                folder.resolve("none.phh").toString())) {
            assertThat(refused.awaitEnd()).isEqualTo(1);
            assertThat(refused.output())
                    .contains("Not recorded", "shopping.phh", "there is no such file")
                    .doesNotContain("\tat ");
        }
    }

    @Test
    void a_taken_port_and_a_missing_key_are_said_in_a_sentence() throws Exception {
        Database database = TestDatabase.fresh();
        Map<String, String> server = Map.of(
                "STANDPAT_DB_URL", database.url(),
                "STANDPAT_DB_USER", database.user(),
                "STANDPAT_DB_PASSWORD", database.password());
        try (StandpatProcess keyless = StandpatProcess.start(List.of(), server, "serve", "--port", "0")) {
            assertThat(keyless.awaitEnd()).isEqualTo(1);
            assertThat(keyless.output())
                    .contains("STANDPAT_DEALER_KEY", "openssl rand -base64 32")
                    .doesNotContain("\tat ", database.password());
        }
        Map<String, String> withKey = new HashMap<>(server);
        withKey.put("STANDPAT_DEALER_KEY", "A".repeat(43) + "=");
        withKey.putAll(LogSecrets.environment());
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                StandpatProcess second = StandpatProcess.start(
                        List.of(), withKey, "serve", "--port", String.valueOf(taken.getLocalPort()))) {
            assertThat(second.awaitEnd()).isEqualTo(1);
            assertThat(second.output())
                    .contains("port " + taken.getLocalPort() + " is taken by another program")
                    .doesNotContain("\tat ", " ERROR ");
        }
    }

    private static String run(String verb, Path data, String... files) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(verb, "--data", data.toString()));
        arguments.addAll(List.of(files));
        try (StandpatProcess process = StandpatProcess.start(arguments.toArray(String[]::new))) {
            assertThat(process.awaitEnd()).as(process.output()).isZero();
            return process.output();
        }
    }

    private String[] sampleFiles() throws IOException {
        Path samples = Files.createDirectory(folder.resolve("samples"));
        for (Resource sample : new PathMatchingResourcePatternResolver().getResources("classpath*:samples/*.phhs")) {
            Files.write(samples.resolve(String.valueOf(sample.getFilename())), sample.getContentAsByteArray());
        }
        try (Stream<Path> files = Files.list(samples)) {
            return files.map(Path::toString).sorted().toArray(String[]::new);
        }
    }
}
