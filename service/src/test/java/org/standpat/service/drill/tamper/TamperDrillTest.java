package org.standpat.service.drill.tamper;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;
import org.standpat.service.drill.tamper.TamperDrill.Trial;

class TamperDrillTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_203);

    /** Nothing, seven kinds for rows, six for the tree and the history, and four for what protects the record. */
    private static final int KINDS = 18;

    @TempDir
    private Path folder;

    @Test
    void each_kind_of_tampering_in_100_000_events_is_found_and_its_place_named() throws IOException {
        try (LocalPostgres server = LocalPostgres.temporary()) {
            Schema.migrate(server.database().unpooled());
            HandEventTypes.ALL.register(server.database().unpooled());

            List<Trial> trials =
                    new TamperDrill(server.superuser(), folder).run(TamperDrill.EVENTS, 1, SEED, trial -> {});

            assertThat(trials).hasSize(KINDS).as("seed %d", SEED).allMatch(Trial::named);
        }
    }
}
