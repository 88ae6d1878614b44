package org.standpat.service.rebuild;

import java.util.Locale;

/** What a step of a rebuild is called on a terminal. */
final class StepName {

    private StepName() {}

    /** Of the step that the program or the API names so: {@code catching-up} is "catching up". */
    static String of(String step) {
        return step.toLowerCase(Locale.ROOT).replace('_', ' ').replace('-', ' ');
    }
}
