/** The rules that say what may be done in a phase, as pure functions of the state; deciding and listing legal actions share them. */
@NullMarked
package org.standpat.rules;

import org.jspecify.annotations.NullMarked;
