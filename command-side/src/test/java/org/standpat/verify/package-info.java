/** Tests of judging a stored hand anew. */
@NullMarked
package org.standpat.verify;

import org.jspecify.annotations.NullMarked;
