/** What has to be so before a side works on the database. */
@NullMarked
package org.standpat.db.ready;

import org.jspecify.annotations.NullMarked;
