/** Hands in the poker hand history format. */
@NullMarked
package org.standpat.export.phh;

import org.jspecify.annotations.NullMarked;
