/** Standpat's own format, which holds everything. */
@NullMarked
package org.standpat.formats.export.json;

import org.jspecify.annotations.NullMarked;
