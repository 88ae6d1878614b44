/**
 * Hands in other people's formats. What a viewer may not see is taken away before a writer gets a hand, so no writer can give it out.
 */
@NullMarked
package org.standpat.export;

import org.jspecify.annotations.NullMarked;
