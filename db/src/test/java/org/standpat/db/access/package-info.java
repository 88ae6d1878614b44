/** Tests of keys and of the record of who was given unshown cards. */
@NullMarked
package org.standpat.db.access;

import org.jspecify.annotations.NullMarked;
