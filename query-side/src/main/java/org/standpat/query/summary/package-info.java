/** What listings and statistics keep of a hand: a pure fold over its events. */
@NullMarked
package org.standpat.query.summary;

import org.jspecify.annotations.NullMarked;
