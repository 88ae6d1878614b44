package org.standpat.service.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.service.Sentence;

class SettingsTest {

    @Test
    void without_anything_the_hands_lie_in_a_folder_here() {
        assertThat(new Settings(Map.of()).place()).isEqualTo(new Place.Folder(Path.of("standpat-data")));
    }

    @Test
    void a_server_goes_before_a_folder() {
        Settings both = new Settings(Map.of(
                "STANDPAT_DATA",
                "/var/lib/standpat",
                "STANDPAT_DB_URL",
                "jdbc:postgresql://db/hands",
                "STANDPAT_DB_USER",
                "room"));

        assertThat(both.place())
                .isEqualTo(new Place.Server(Databases.all(new Database("jdbc:postgresql://db/hands", "room", ""))));
    }

    @Test
    void a_server_has_a_role_for_each_that_is_named() {
        String url = "jdbc:postgresql://db/hands";
        Settings three = new Settings(Map.of(
                "STANDPAT_DB_URL",
                url,
                "STANDPAT_DB_USER",
                "standpat_writer",
                "STANDPAT_DB_PASSWORD",
                "one",
                "STANDPAT_DB_READER_USER",
                "standpat_reader",
                "STANDPAT_DB_READER_PASSWORD",
                "two",
                "STANDPAT_DB_OWNER_USER",
                "room",
                "STANDPAT_DB_OWNER_PASSWORD",
                "three"));

        assertThat(three.place())
                .isEqualTo(new Place.Server(new Databases(
                        Optional.of(new Database(url, "room", "three")),
                        new Database(url, "standpat_writer", "one"),
                        new Database(url, "standpat_reader", "two"))));
    }

    @Test
    void what_is_set_to_nothing_is_not_set() {
        Settings empty =
                new Settings(Map.of("STANDPAT_DATA", "hands", "STANDPAT_DB_URL", " ", "STANDPAT_DEALER_KEY", ""));

        assertThat(empty.place()).isEqualTo(new Place.Folder(Path.of("hands")));
        assertThat(empty.dealerKey()).isEmpty();
    }

    @Test
    void a_server_without_a_key_is_refused_and_told_how_to_make_one() {
        try (OpenedPlace place = OpenedPlace.open(
                new Place.Server(Databases.all(new Database("jdbc:postgresql://db/hands", "room", "secret"))))) {
            assertThatThrownBy(() -> place.dealerKey(new Settings(Map.of())))
                    .isInstanceOf(Sentence.class)
                    .hasMessageContaining("STANDPAT_DEALER_KEY=$(openssl rand -base64 32)");
            assertThat(place.dealerKey(new Settings(Map.of("STANDPAT_DEALER_KEY", "given"))))
                    .isEqualTo("given");
            assertThat(place.description()).doesNotContain("secret");
        }
    }
}
