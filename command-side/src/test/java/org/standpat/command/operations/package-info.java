/** Tests of how the side that decides is doing. */
@NullMarked
package org.standpat.command.operations;

import org.jspecify.annotations.NullMarked;
