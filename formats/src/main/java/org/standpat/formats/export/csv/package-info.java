/** Hands as rows of a spreadsheet. */
@NullMarked
package org.standpat.formats.export.csv;

import org.jspecify.annotations.NullMarked;
