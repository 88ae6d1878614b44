package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.core.env.PropertySource;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import org.springframework.core.io.FileSystemResource;
import org.standpat.db.analytics.AnalyticsRole;
import org.standpat.db.postgres.Databases;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** {@code docker-compose.yml} and {@code docker/} against the applications that they start, where no Docker engine runs. */
// What is missing fails the test, as it should.
@SuppressWarnings("NullAway")
class ComposeFileTest {

    private static final String COMMAND_SIDE = "command-side";
    private static final String QUERY_SIDE = "query-side";
    private static final String MIGRATION = "migration";
    private static final String GRAFANA = "grafana";

    private final Path project = Project.folder();
    private final Map<String, Object> services = object(parse(project.resolve("docker-compose.yml")), "services");

    @Test
    void runs_postgresql_18_a_migration_both_sides_and_grafana() {
        assertThat(services.keySet())
                .containsExactlyInAnyOrder("database", MIGRATION, COMMAND_SIDE, QUERY_SIDE, GRAFANA);
        assertThat(object(services, "database").get("image")).isEqualTo("postgres:18");
        assertThat(String.valueOf(object(services, GRAFANA).get("image")))
                .matches("grafana/grafana:[0-9]+\\.[0-9]+\\.[0-9]+");
    }

    @Test
    void nothing_is_published_beyond_this_machine() {
        services.keySet().forEach(service -> {
            if (object(services, service).get("ports") instanceof List<?> ports) {
                assertThat(ports)
                        .as(service)
                        .allMatch(port -> String.valueOf(port).startsWith("127.0.0.1:"));
            }
        });
    }

    @Test
    void every_file_of_ours_that_a_service_is_given_is_there_and_cannot_be_written() {
        for (String service : services.keySet()) {
            if (object(services, service).get("volumes") instanceof List<?> volumes) {
                for (Object volume : volumes) {
                    if (String.valueOf(volume).startsWith("./")) {
                        assertThat(String.valueOf(volume)).endsWith(":ro");
                        assertThat(project.resolve(String.valueOf(volume).replaceFirst(":.*", "")))
                                .exists();
                    }
                }
            }
        }
    }

    @Test
    void grafana_reads_as_the_role_of_dashboards_that_is_made_for_it() throws Exception {
        Map<String, Object> database = object(object(services, "database"), "environment");
        Map<String, Object> grafana = object(object(services, GRAFANA), "environment");
        String script = Files.readString(project.resolve("docker/create-role.sh"));
        Object sources = parse(project.resolve("docker/grafana/provisioning/datasources/standpat.yml"))
                .get("datasources");
        Map<String, Object> source = object(Map.of("first", ((List<?>) sources).getFirst()), "first");

        assertThat(grafana.get("STANDPAT_ANALYTICS_PASSWORD")).isEqualTo(database.get("STANDPAT_ANALYTICS_PASSWORD"));
        assertThat(String.valueOf(grafana.get("STANDPAT_ANALYTICS_PASSWORD"))).contains(":?");
        assertThat(source.get("user")).isEqualTo(AnalyticsRole.NAME);
        assertThat(object(source, "secureJsonData").get("password")).isEqualTo("$STANDPAT_ANALYTICS_PASSWORD");
        assertThat(source.get("url")).isEqualTo("database:5432");
        assertThat(object(source, "jsonData").get("database")).isEqualTo("standpat");
        assertThat(script)
                .contains(
                        "/standpat/analytics-role.sql",
                        "$STANDPAT_ANALYTICS_PASSWORD",
                        "alter role " + AnalyticsRole.NAME);
        assertThat(String.valueOf(object(services, "database").get("volumes")))
                .contains("analytics/role.sql:/standpat/analytics-role.sql:ro");
    }

    @Test
    void grafana_has_its_dashboards_lets_nobody_in_without_a_password_and_calls_nobody() throws Exception {
        Map<String, Object> grafana = object(services, GRAFANA);
        Map<String, Object> environment = object(grafana, "environment");
        Object providers = parse(project.resolve("docker/grafana/provisioning/dashboards/standpat.yml"))
                .get("providers");
        Map<String, Object> provider = object(Map.of("first", ((List<?>) providers).getFirst()), "first");
        String folder = String.valueOf(object(provider, "options").get("path"));

        assertThat(String.valueOf(grafana.get("volumes")))
                .contains("./docker/grafana/dashboards:" + folder + ":ro", "/etc/grafana/provisioning:ro");
        assertThat(String.valueOf(environment.get("GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH")))
                .startsWith(folder + "/");
        assertThat(String.valueOf(environment.get("GF_SECURITY_ADMIN_PASSWORD")))
                .contains(":?");
        for (String off : List.of(
                "GF_AUTH_ANONYMOUS_ENABLED",
                "GF_USERS_ALLOW_SIGN_UP",
                "GF_ANALYTICS_REPORTING_ENABLED",
                "GF_ANALYTICS_CHECK_FOR_UPDATES",
                "GF_ANALYTICS_CHECK_FOR_PLUGIN_UPDATES",
                "GF_NEWS_NEWS_FEED_ENABLED",
                "GF_SNAPSHOTS_EXTERNAL_ENABLED",
                "GF_PUBLIC_DASHBOARDS_ENABLED")) {
            assertThat(environment.get(off)).as(off).isEqualTo("false");
        }
        for (String on : List.of("GF_SECURITY_DISABLE_GRAVATAR", "GF_PLUGINS_PREINSTALL_DISABLED")) {
            assertThat(environment.get(on)).as(on).isEqualTo("true");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {COMMAND_SIDE, QUERY_SIDE})
    void each_side_reads_every_variable_that_is_set_and_is_given_every_one_that_it_needs(String side) throws Exception {
        Map<String, Object> environment = object(object(services, side), "environment");
        Set<String> ours = new TreeSet<>(environment.keySet());
        ours.removeIf(name -> !name.startsWith("STANDPAT_"));
        Set<String> needed = new TreeSet<>(Set.of("STANDPAT_DB_URL", "STANDPAT_DB_USER", "STANDPAT_DB_PASSWORD"));
        // Published ports end at the container's own address, not at its loopback device.
        needed.add("STANDPAT_LISTEN");
        needed.add("STANDPAT_KEYS");
        if (side.equals(COMMAND_SIDE)) {
            needed.addAll(
                    List.of("STANDPAT_DEALER_KEY", "STANDPAT_LOG_KEY", "STANDPAT_LOG_SALTS", "STANDPAT_LOG_FOLDER"));
        }

        assertThat(ours).isEqualTo(needed);
        for (String variable : ours) {
            assertThat(isRead(side, variable) || isRead("db", variable) || isRead("notary", variable))
                    .as(side + " reads " + variable)
                    .isTrue();
        }
    }

    /** Whether the sources or settings of a part name it, as a variable or as the property that Spring makes of it. */
    private boolean isRead(String side, String variable) throws IOException {
        String property = variable.toLowerCase(Locale.ROOT).replace('_', '.');
        try (var files = Files.walk(project.resolve(side).resolve("src/main"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file);
                if (text.contains("${" + variable)
                        || text.contains("${" + property)
                        || text.contains('"' + property + '"')) {
                    return true;
                }
            }
        }
        return false;
    }

    @ParameterizedTest
    @ValueSource(strings = {COMMAND_SIDE, QUERY_SIDE})
    void each_side_listens_where_its_port_is_published_and_its_health_is_asked(String side) throws Exception {
        Map<String, Object> service = object(services, side);
        StandardEnvironment application = environmentOf(side, object(service, "environment"));
        String port = application.getRequiredProperty("server.port");

        assertThat(application.getRequiredProperty("server.address")).isEqualTo("0.0.0.0");
        assertThat(port).isEqualTo(environmentOf(side, Map.of()).getRequiredProperty("server.port"));
        assertThat(service.get("ports")).isEqualTo(List.of("127.0.0.1:" + port + ":" + port));
        assertThat(String.valueOf(object(service, "healthcheck").get("test")))
                .contains("http://127.0.0.1:" + port + "/actuator/health");
        assertThat(application.getRequiredProperty("management.endpoints.web.exposure.include"))
                .contains("health");
    }

    /** The side's own settings, with these variables around it. */
    private StandardEnvironment environmentOf(String side, Map<String, Object> variables) throws IOException {
        StandardEnvironment environment = new StandardEnvironment();
        environment
                .getPropertySources()
                .forEach(source -> environment.getPropertySources().remove(source.getName()));
        environment.getPropertySources().addFirst(new SystemEnvironmentPropertySource("systemEnvironment", variables));
        Path settings = project.resolve(side).resolve("src/main/resources");
        for (String file : List.of("application.yml", "standpat-" + side + ".yml")) {
            for (PropertySource<?> source :
                    new YamlPropertySourceLoader().load(file, new FileSystemResource(settings.resolve(file)))) {
                environment.getPropertySources().addLast(source);
            }
        }
        return environment;
    }

    @ParameterizedTest
    @CsvSource({
        "command-side, standpat_writer, STANDPAT_DB_USER, STANDPAT_DB_PASSWORD, STANDPAT_DB_WRITER_PASSWORD",
        "query-side, standpat_reader, STANDPAT_DB_USER, STANDPAT_DB_PASSWORD, STANDPAT_DB_READER_PASSWORD",
        "migration, standpat, STANDPAT_DB_OWNER_USER, STANDPAT_DB_OWNER_PASSWORD, STANDPAT_DB_OWNER_PASSWORD",
    })
    void each_works_as_the_role_that_is_made_for_it(
            String service, String role, String user, String password, String passwordOfRole) throws Exception {
        Map<String, Object> database = object(object(services, "database"), "environment");
        Map<String, Object> environment = object(object(services, service), "environment");
        String script = Files.readString(project.resolve("docker/create-role.sh"));
        Matcher url = Pattern.compile("jdbc:postgresql://([a-z-]+):5432/([a-z]+)")
                .matcher(String.valueOf(environment.get("STANDPAT_DB_URL")));

        assertThat(url.matches()).isTrue();
        assertThat(services).containsKey(url.group(1));
        assertThat(script).contains("create database " + url.group(2) + " owner");
        assertThat(environment.get(user)).isEqualTo(role);
        assertThat(environment.get(password)).isEqualTo(database.get(passwordOfRole));
        assertThat(String.valueOf(environment.get(password))).contains(":?");
        assertThat(object(object(services, service), "depends_on")).containsKey(url.group(1));
        assertThat(script).contains("$" + passwordOfRole);
        assertThat(List.of(Databases.WRITER, Databases.READER, String.valueOf(database.get("STANDPAT_DB_OWNER_USER"))))
                .contains(role);
    }

    @Test
    void the_roles_of_both_sides_are_made_by_the_script_that_the_program_has() throws Exception {
        assertThat(Files.readString(project.resolve("docker/create-role.sh")))
                .contains(
                        "/standpat/roles.sql",
                        "alter role " + Databases.WRITER + " login",
                        "alter role " + Databases.READER + " login");
        assertThat(String.valueOf(object(services, "database").get("volumes")))
                .contains("postgres/roles.sql:/standpat/roles.sql:ro");
    }

    @Test
    void the_owner_of_the_database_migrates_and_is_known_to_neither_side() {
        assertThat(object(services, MIGRATION).get("command")).isEqualTo(List.of("migrate"));
        assertThat(object(services, MIGRATION).get("restart")).isEqualTo("no");
        for (String side : List.of(COMMAND_SIDE, QUERY_SIDE)) {
            assertThat(object(object(services, side), "environment").toString()).doesNotContain("OWNER");
            assertThat(object(object(object(services, side), "depends_on"), MIGRATION))
                    .containsEntry("condition", "service_completed_successfully");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {COMMAND_SIDE, QUERY_SIDE})
    void the_image_of_each_side_is_made_of_the_jar_that_the_build_makes(String side) throws Exception {
        Map<String, Object> build = object(object(services, side), "build");
        Path dockerfile = project.resolve(String.valueOf(build.get("dockerfile")));
        String jar = "${SIDE}/target/${SIDE}-exec.jar";

        assertThat(object(build, "args").get("SIDE")).isEqualTo(side);
        assertThat(Files.readString(dockerfile)).contains("COPY " + jar);
        assertThat(Files.readString(project.resolve(".dockerignore"))).contains("!" + jar.replace("${SIDE}", side));
        assertThat(Files.readString(project.resolve("pom.xml")))
                .contains("<finalName>${project.artifactId}</finalName>");
        assertThat(Files.readString(project.resolve(side).resolve("pom.xml")))
                .contains("<artifactId>" + side + "</artifactId>", "<classifier>exec</classifier>");
    }

    private static Map<String, Object> parse(Path file) {
        try {
            return object(
                    Map.of("file", new Yaml(new SafeConstructor(new LoaderOptions())).load(Files.readString(file))),
                    "file");
        } catch (IOException fault) {
            throw new IllegalStateException(fault);
        }
    }

    /** An object inside of another, by its name. */
    private static Map<String, Object> object(Map<String, Object> around, String name) {
        if (!(around.get(name) instanceof Map<?, ?> value)) {
            throw new AssertionError("there is no object " + name + " among " + around.keySet());
        }
        Map<String, Object> object = new LinkedHashMap<>();
        value.forEach((key, inner) -> object.put(String.valueOf(key), inner));
        return object;
    }
}
