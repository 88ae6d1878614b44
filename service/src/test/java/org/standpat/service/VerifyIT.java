package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.service.verify.StoredHands;

/** The verb verify as a process, on a server that is named to it. */
class VerifyIT {

    private final Database database = TestDatabase.fresh();
    private final StoredHands hands = new StoredHands(database.unpooled());

    @Test
    void clean_hands_end_with_status_zero_and_a_tampered_one_with_its_number_and_status_one() throws Exception {
        for (int seed = 0; seed < 30; seed++) {
            hands.played(seed);
        }
        UUID tampered = hands.played(30);
        assertThat(ended("--all")).isEqualTo(new End(0, ""));
        assertThat(ended(tampered.toString())).isEqualTo(new End(0, ""));

        // The first player posts one chip more than the rules make him.
        hands.tamperFields(
                tampered,
                2,
                fields -> fields.put("amount", fields.path("amount").longValue() + 1));

        String fault = tampered + "      2  3.";
        assertThat(ended()).satisfies(end -> {
            assertThat(end.status()).isEqualTo(1);
            assertThat(end.faults()).contains(fault).contains("expected").doesNotContain("more, in");
        });
        assertThat(ended(tampered.toString()).status()).isEqualTo(1);
    }

    @Test
    void a_hand_that_is_not_there_is_said_so_with_a_status_of_its_own() throws Exception {
        try (StandpatProcess process = verify(new UUID(7, 7).toString())) {
            assertThat(process.awaitEnd()).isEqualTo(2);
            assertThat(process.output())
                    .contains("there is no hand 00000000-0000-0007-0000-000000000007 in the record.")
                    .doesNotContain("\tat ");
        }
    }

    private record End(int status, String faults) {}

    private End ended(String... arguments) throws Exception {
        try (StandpatProcess process = verify(arguments)) {
            int status = process.awaitEnd();
            String output = process.output();
            assertThat(output).contains("hands  events  faults").doesNotContain("\tat ");
            int faults = output.indexOf("Faults");
            return new End(status, faults < 0 ? "" : output.substring(faults));
        }
    }

    private StandpatProcess verify(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "verify";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return StandpatProcess.start(
                List.of(),
                Map.of(
                        "STANDPAT_DB_URL", database.url(),
                        "STANDPAT_DB_USER", database.user(),
                        "STANDPAT_DB_PASSWORD", database.password()),
                all);
    }
}
