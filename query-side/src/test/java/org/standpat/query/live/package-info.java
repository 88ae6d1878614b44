/** Tests of live streams. */
@NullMarked
package org.standpat.query.live;

import org.jspecify.annotations.NullMarked;
