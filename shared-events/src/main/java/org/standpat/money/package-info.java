/** What chips are worth. */
@NullMarked
package org.standpat.money;

import org.jspecify.annotations.NullMarked;
