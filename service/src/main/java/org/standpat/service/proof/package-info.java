/** The verbs that show what is proven. */
@NullMarked
package org.standpat.service.proof;

import org.jspecify.annotations.NullMarked;
