/** How far imports of files have come, for the one that goes on after a stop. */
@NullMarked
package org.standpat.db.imports;

import org.jspecify.annotations.NullMarked;
