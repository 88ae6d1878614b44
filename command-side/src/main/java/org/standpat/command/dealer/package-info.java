/** The dealer's vault: where the shuffle seeds of house-dealt hands are kept sealed. Nothing in here is ever logged or answered. */
@NullMarked
package org.standpat.command.dealer;

import org.jspecify.annotations.NullMarked;
