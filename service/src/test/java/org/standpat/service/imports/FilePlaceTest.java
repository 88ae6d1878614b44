package org.standpat.service.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.db.imports.DoneSoFar;
import org.standpat.formats.HandOutcome;
import org.standpat.formats.ImportSummary;
import org.standpat.formats.Place;

/** How far a file is: what one import has done is never less in the next. */
class FilePlaceTest {

    private static final DoneSoFar BEFORE = new DoneSoFar(2, 500, 10, 20, 30, 40, 50);

    private static HandOutcome recorded() {
        return new HandOutcome.Recorded(Place.of("file"), new UUID(0, 1));
    }

    @Test
    void given_a_file_that_is_new_then_its_hands_are_counted_and_their_ends_remembered() {
        FilePlace place = FilePlace.atItsBeginning();

        place.handDone(recorded(), 100);
        place.handDone(recorded(), 0);
        assertThat(place.far()).isEqualTo(new DoneSoFar(0, 100, 2, 0, 0, 0, 0));
        place.partDone();
        assertThat(place.far()).isEqualTo(new DoneSoFar(1, 0, 2, 0, 0, 0, 0));
        place.handDone(recorded(), 70);

        assertThat(place.far()).isEqualTo(new DoneSoFar(1, 70, 3, 0, 0, 0, 0));
        assertThat(place.before()).isEqualTo(ImportSummary.NONE);
    }

    @Test
    void given_an_import_that_goes_on_then_it_is_never_remembered_less_far_than_it_was() {
        FilePlace place = new FilePlace(BEFORE);

        for (int part = 0; part < 2; part++) {
            assertThat(place.isPartDone()).isTrue();
            place.partDone();
            assertThat(place.far()).as("behind part %d", part).isEqualTo(BEFORE);
        }

        assertThat(place.isPartDone()).isFalse();
        assertThat(place.doneOfPart()).isEqualTo(500);
        place.handDone(recorded(), 600);
        assertThat(place.far()).isEqualTo(new DoneSoFar(2, 600, 11, 20, 30, 40, 50));
        place.partDone();
        assertThat(place.doneOfPart()).isZero();
    }

    @Test
    void given_that_all_of_a_file_is_done_then_that_is_known_however_many_parts_it_has() {
        FilePlace place = FilePlace.atItsBeginning();
        place.handDone(recorded(), 100);

        FilePlace again = new FilePlace(place.wholly());

        assertThat(again.isWholeFileDone()).isTrue();
        assertThat(again.before()).isEqualTo(new ImportSummary(1, 0, 0, 0, 0));
        assertThat(new FilePlace(place.far()).isWholeFileDone()).isFalse();
    }
}
