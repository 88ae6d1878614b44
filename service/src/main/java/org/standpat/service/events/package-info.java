/** Verb {@code events}: what the log holds of a hand, event by event. */
@NullMarked
package org.standpat.service.events;

import org.jspecify.annotations.NullMarked;
