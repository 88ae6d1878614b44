/** Hands in the Open Hand History format, which is JSON. */
@NullMarked
package org.standpat.formats.ohh;

import org.jspecify.annotations.NullMarked;
