/** Answers questions from recorded hands. */
@NullMarked
package org.standpat.query;

import org.jspecify.annotations.NullMarked;
