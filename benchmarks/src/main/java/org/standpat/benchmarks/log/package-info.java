/** The event log against plain JDBC and against Axon's own engine, side by side on one server. */
@NullMarked
package org.standpat.benchmarks.log;

import org.jspecify.annotations.NullMarked;
