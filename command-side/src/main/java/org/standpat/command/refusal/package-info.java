/** Refusals: what a player is told when the rules forbid his action, and the record that he tried (rule 4.13). */
@NullMarked
package org.standpat.command.refusal;

import org.jspecify.annotations.NullMarked;
