/** Judges a stored hand anew, event by event, from nothing but its events and the rules. */
@NullMarked
package org.standpat.verify;

import org.jspecify.annotations.NullMarked;
