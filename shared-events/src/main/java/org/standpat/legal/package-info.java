/** What may be done now: the list that the write API answers with and that tests try everything else against. */
@NullMarked
package org.standpat.legal;

import org.jspecify.annotations.NullMarked;
