/** Reads Standpat's own format. */
@NullMarked
package org.standpat.formats.standpat;

import org.jspecify.annotations.NullMarked;
