/** Hands as rows of a spreadsheet. */
@NullMarked
package org.standpat.export.csv;

import org.jspecify.annotations.NullMarked;
