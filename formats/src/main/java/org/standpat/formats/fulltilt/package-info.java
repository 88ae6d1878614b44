/** Hand histories of Full Tilt Poker in English. */
@NullMarked
package org.standpat.formats.fulltilt;

import org.jspecify.annotations.NullMarked;
