/** Measured speed. */
@NullMarked
package org.standpat.benchmarks;

import org.jspecify.annotations.NullMarked;
