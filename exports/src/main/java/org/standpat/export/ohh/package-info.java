/** Hands as Open Hand History. */
@NullMarked
package org.standpat.export.ohh;

import org.jspecify.annotations.NullMarked;
