/** The verb rebuild: the projections made anew, in this process or in the one that serves. */
@NullMarked
package org.standpat.service.rebuild;

import org.jspecify.annotations.NullMarked;
