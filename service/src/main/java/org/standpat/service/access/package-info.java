/** Keys, and the verbs that show hole cards: who runs them and why. */
@NullMarked
package org.standpat.service.access;

import org.jspecify.annotations.NullMarked;
