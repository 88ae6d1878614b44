/** Hands from files that could not be recorded, kept with the reason and their text. */
@NullMarked
package org.standpat.db.quarantine;

import org.jspecify.annotations.NullMarked;
