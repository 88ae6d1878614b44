/** Finds hands: by player, by table and by time, newest first, page by page. */
@NullMarked
package org.standpat.query.listing;

import org.jspecify.annotations.NullMarked;
