/** Both sides in one process, from their start to their stop. */
@NullMarked
package org.standpat.service.process;

import org.jspecify.annotations.NullMarked;
