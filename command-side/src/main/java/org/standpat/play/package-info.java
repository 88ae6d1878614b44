/** Plays hands by chance, seeded: for the demonstration, the simulator and the benchmarks. */
@NullMarked
package org.standpat.play;

import org.jspecify.annotations.NullMarked;
