/** Hands as Open Hand History. */
@NullMarked
package org.standpat.formats.export.ohh;

import org.jspecify.annotations.NullMarked;
