/** Gives evidence of hands: the side that decides has the secrets that it takes, and the side that answers has none. */
@NullMarked
package org.standpat.command.evidence;

import org.jspecify.annotations.NullMarked;
