/** A hand as text for reading, in the style that players know. Pure: from a hand's events alone. */
@NullMarked
package org.standpat.query.history;

import org.jspecify.annotations.NullMarked;
