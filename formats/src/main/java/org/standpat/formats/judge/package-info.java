/**
 * From what a file says about a hand to the events of a hand: commands for the same decider that judges hands that are played, and
 * then all money, cards and reshuffles that the file states against what came of it.
 */
@NullMarked
package org.standpat.formats.judge;

import org.jspecify.annotations.NullMarked;
