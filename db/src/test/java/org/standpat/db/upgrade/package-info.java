/** Logs that earlier versions of Standpat wrote. */
@NullMarked
package org.standpat.db.upgrade;

import org.jspecify.annotations.NullMarked;
