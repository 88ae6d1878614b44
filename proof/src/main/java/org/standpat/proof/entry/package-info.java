/** What a leaf of the tree says of one event: everything that anybody may see, and a seal over the rest. */
@NullMarked
package org.standpat.proof.entry;

import org.jspecify.annotations.NullMarked;
