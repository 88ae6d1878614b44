/** Who watches hands and statistics change: what changed lately, held once for all of them, and their places. */
@NullMarked
package org.standpat.query.live;

import org.jspecify.annotations.NullMarked;
