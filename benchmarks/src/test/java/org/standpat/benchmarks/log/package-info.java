/** Tests of what measures. */
@NullMarked
package org.standpat.benchmarks.log;

import org.jspecify.annotations.NullMarked;
