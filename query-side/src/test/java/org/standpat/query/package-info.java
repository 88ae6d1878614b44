/** Tests of the query side; hands for them are played by the decider. */
@NullMarked
package org.standpat.query;

import org.jspecify.annotations.NullMarked;
