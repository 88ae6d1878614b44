/** What every storage of events must do, and where Axon's own does otherwise. */
@NullMarked
package org.standpat.db.contract;

import org.jspecify.annotations.NullMarked;
