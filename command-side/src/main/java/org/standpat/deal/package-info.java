/** Where cards come from: the house dealer with its shuffled deck, or reports of cards that somebody else dealt. */
@NullMarked
package org.standpat.deal;

import org.jspecify.annotations.NullMarked;
