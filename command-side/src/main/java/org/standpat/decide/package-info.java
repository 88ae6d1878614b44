/** Decides: from a hand's state and a command to the events that follow, or to the rule that forbids it. Pure. */
@NullMarked
package org.standpat.decide;

import org.jspecify.annotations.NullMarked;
