/** Who may see what: keys by which callers are known, and the record of who was given cards that were not shown. */
@NullMarked
package org.standpat.db.access;

import org.jspecify.annotations.NullMarked;
