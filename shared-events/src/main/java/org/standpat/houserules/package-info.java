/** House rules: everything on which rooms differ, as one immutable value that is stamped on a hand when it starts. */
@NullMarked
package org.standpat.houserules;

import org.jspecify.annotations.NullMarked;
