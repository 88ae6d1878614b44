package org.standpat.service.terminal;

/** How far something is, to be written out only when somebody is to see it. */
sealed interface ProgressLine permits ProgressText, StepText {

    /** The line. */
    String line();
}
