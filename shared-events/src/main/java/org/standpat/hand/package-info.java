/** A hand of draw poker: its events, the state that they fold into, and the fold itself. */
@NullMarked
package org.standpat.hand;

import org.jspecify.annotations.NullMarked;
