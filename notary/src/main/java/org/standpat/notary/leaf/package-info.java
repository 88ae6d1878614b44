/** From an event of the log to its leaf in the tree. */
@NullMarked
package org.standpat.notary.leaf;

import org.jspecify.annotations.NullMarked;
