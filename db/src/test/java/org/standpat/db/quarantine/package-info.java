/** Tests of the package of the same name. */
@NullMarked
package org.standpat.db.quarantine;

import org.jspecify.annotations.NullMarked;
