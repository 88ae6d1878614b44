/** Bringing a database to the state that this program needs, apart from everything else. */
@NullMarked
package org.standpat.service.migrate;

import org.jspecify.annotations.NullMarked;
