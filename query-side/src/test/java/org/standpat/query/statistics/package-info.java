/** Statistics against events that are counted once more, by hand or naively. */
@NullMarked
package org.standpat.query.statistics;

import org.jspecify.annotations.NullMarked;
