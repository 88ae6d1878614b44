/** Who sees what, decided in one place. */
@NullMarked
package org.standpat.view;

import org.jspecify.annotations.NullMarked;
