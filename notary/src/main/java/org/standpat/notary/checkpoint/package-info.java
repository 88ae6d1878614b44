/** Checkpoints as the database keeps them. */
@NullMarked
package org.standpat.notary.checkpoint;

import org.jspecify.annotations.NullMarked;
