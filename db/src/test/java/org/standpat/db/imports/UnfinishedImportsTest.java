package org.standpat.db.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.db.log.LogFixture.AT;

import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.LogFixture;

/** An import that was stopped is found again by the content of its file, and forgotten when one has reached its end. */
class UnfinishedImportsTest {

    private static final String FILE = "ab".repeat(32);
    private static final String OTHER = "ef".repeat(32);
    private static final UUID FIRST = new UUID(0, 1);
    private static final UUID ASKING = new UUID(0, 3);
    private static final UUID SECOND = new UUID(0, 2);
    private static final DoneSoFar SOME = new DoneSoFar(0, 1L << 40, 1, 2, 3, 4, 5);
    private static final DoneSoFar MORE = new DoneSoFar(1_000_000, 1L << 41, 6, 7, 8, 9, 10);

    @AutoClose
    private final LogFixture db = new LogFixture();

    private final UnfinishedImports progress = new UnfinishedImports(db.dataSource);

    @Test
    void given_an_import_that_was_stopped_then_its_place_in_each_file_is_remembered() {
        progress.keep(FIRST, Map.of(FILE, SOME, OTHER, MORE), AT);

        assertThat(progress.before(ASKING, FILE)).contains(SOME);
        assertThat(progress.before(ASKING, OTHER)).contains(MORE);
        assertThat(progress.before(ASKING, "cd".repeat(32))).isEmpty();
    }

    @Test
    void given_nothing_to_remember_then_nothing_happens() {
        progress.keep(FIRST, Map.of(), AT);

        assertThat(db.sql.queryForObject("select count(*) from unfinished_import", Integer.class))
                .isZero();
    }

    @Test
    void given_an_import_that_goes_on_then_the_place_is_its_own_and_is_forgotten_with_it() {
        progress.keep(FIRST, Map.of(FILE, SOME, OTHER, SOME), AT);
        progress.keep(SECOND, Map.of(FILE, MORE), AT);

        progress.forget(SECOND, AT);

        assertThat(progress.before(ASKING, FILE)).isEmpty();
        assertThat(progress.before(ASKING, OTHER)).contains(SOME);
    }

    @Test
    void given_a_place_that_nobody_goes_on_from_then_it_is_forgotten_in_the_end() {
        progress.keep(FIRST, Map.of(FILE, SOME), AT);
        progress.keep(FIRST, Map.of(OTHER, SOME), AT.plusSeconds(1));

        progress.forget(SECOND, AT.plus(UnfinishedImports.REMEMBERED).plusMillis(1));

        assertThat(progress.before(ASKING, FILE)).isEmpty();
        assertThat(progress.before(ASKING, OTHER)).contains(SOME);
    }

    @Test
    void given_a_file_that_comes_twice_in_one_import_then_what_the_import_did_itself_is_not_before() {
        progress.keep(FIRST, Map.of(FILE, SOME), AT);

        assertThat(progress.before(FIRST, FILE)).isEmpty();
        assertThat(progress.before(SECOND, FILE)).contains(SOME);
    }
}
