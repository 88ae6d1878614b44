/** Migrations that need more than SQL. */
@NullMarked
package org.standpat.db.upgrade;

import org.jspecify.annotations.NullMarked;
