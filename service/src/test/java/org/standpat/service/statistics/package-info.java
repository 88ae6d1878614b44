/** The verb {@code stats} on hands in a database. */
@NullMarked
package org.standpat.service.statistics;

import org.jspecify.annotations.NullMarked;
