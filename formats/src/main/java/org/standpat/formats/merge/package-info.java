/** Hand histories of the rooms of the Merge network. */
@NullMarked
package org.standpat.formats.merge;

import org.jspecify.annotations.NullMarked;
