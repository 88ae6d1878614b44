/** Standpat's own format, which holds everything. */
@NullMarked
package org.standpat.export.json;

import org.jspecify.annotations.NullMarked;
