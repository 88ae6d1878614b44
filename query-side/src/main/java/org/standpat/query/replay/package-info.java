/** Reads a hand from its events as one viewer may see it: each event, and the table after each. */
@NullMarked
package org.standpat.query.replay;

import org.jspecify.annotations.NullMarked;
