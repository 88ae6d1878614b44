/** Hand events as JSON: the same text in the event log, in the write API and in the read API. */
@NullMarked
package org.standpat.db.json;

import org.jspecify.annotations.NullMarked;
