/** Health and metrics of the query side. */
@NullMarked
package org.standpat.query.operations;

import org.jspecify.annotations.NullMarked;
