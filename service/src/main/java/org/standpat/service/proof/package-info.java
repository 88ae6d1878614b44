/** Verbs about proof: that the record was not touched. */
@NullMarked
package org.standpat.service.proof;

import org.jspecify.annotations.NullMarked;
