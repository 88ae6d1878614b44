/**
 * The event log: append, read a hand, follow the feed. It keeps events as {@link org.standpat.db.log.StoredEvent}s and does
 * not care what is inside them; an {@link org.standpat.db.log.EventCodec} does.
 */
@NullMarked
package org.standpat.db.log;

import org.jspecify.annotations.NullMarked;
