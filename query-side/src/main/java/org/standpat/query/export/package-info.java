/** Hands for others to take away: which, as whom, in which format; a few in memory at a time. */
@NullMarked
package org.standpat.query.export;

import org.jspecify.annotations.NullMarked;
