/** Tests of who calls and what he is given. */
@NullMarked
package org.standpat.query.access;

import org.jspecify.annotations.NullMarked;
