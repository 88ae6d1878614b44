/** Verb {@code stats}: a player's numbers with small bars. */
@NullMarked
package org.standpat.service.statistics;

import org.jspecify.annotations.NullMarked;
