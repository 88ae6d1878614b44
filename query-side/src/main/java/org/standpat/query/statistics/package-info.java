/** A player's numbers, added up from what he did in each hand (docs/statistics.md). */
@NullMarked
package org.standpat.query.statistics;

import org.jspecify.annotations.NullMarked;
