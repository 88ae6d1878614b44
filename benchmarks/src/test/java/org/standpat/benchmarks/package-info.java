/** Tests of what measures. */
@NullMarked
package org.standpat.benchmarks;

import org.jspecify.annotations.NullMarked;
