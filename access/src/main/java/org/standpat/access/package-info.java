/** Who calls: what a request's key says, and what its caller may do. */
@NullMarked
package org.standpat.access;

import org.jspecify.annotations.NullMarked;
