/** The verb drill: the service and its PostgreSQL are killed in the middle of play, and the record is held against what was acknowledged. */
@NullMarked
package org.standpat.service.drill;

import org.jspecify.annotations.NullMarked;
