package org.standpat.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

class StartTest {

    @Test
    void several_may_start_at_once_on_an_empty_database() {
        Database empty = TestDatabase.empty();
        List<CompletableFuture<ConfigurableApplicationContext>> starting = List.of(start(empty), start(empty));

        List<ConfigurableApplicationContext> started =
                starting.stream().map(CompletableFuture::join).toList();

        assertThat(started).allMatch(ConfigurableApplicationContext::isRunning);
        assertThat(JdbcClient.create(empty.unpooled())
                        .sql("select count(*) from projection.hand")
                        .query(Integer.class)
                        .single())
                .isZero();
        started.forEach(ConfigurableApplicationContext::close);
    }

    private static CompletableFuture<ConfigurableApplicationContext> start(Database database) {
        return CompletableFuture.supplyAsync(() -> SpringApplication.run(
                QuerySideApplication.class,
                "--standpat.port=0",
                "--standpat.database.url=" + database.url(),
                "--standpat.database.user=" + database.user(),
                "--standpat.database.password=" + database.password()));
    }

    @Test
    void without_a_database_it_says_what_to_set() {
        assertThatThrownBy(() -> SpringApplication.run(QuerySideApplication.class, "--standpat.port=0"))
                .satisfies(failure -> {
                    FailureAnalysis analysis = new StartFaults().analyze(failure);
                    assertThat(analysis)
                            .extracting(FailureAnalysis::getDescription)
                            .asString()
                            .contains("set STANDPAT_DB_URL");
                });
    }

    @Test
    void it_listens_on_this_machine_alone() {
        try (RunningQuerySide service = new RunningQuerySide()) {
            assertThat(service.part(Environment.class).getProperty("server.address"))
                    .isEqualTo("127.0.0.1");
        }
    }
}
