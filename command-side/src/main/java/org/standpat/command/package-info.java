/** Decides what a command to a hand leads to. */
@NullMarked
package org.standpat.command;

import org.jspecify.annotations.NullMarked;
