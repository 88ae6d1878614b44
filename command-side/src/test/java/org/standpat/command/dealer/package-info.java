/** Tests of the dealer's vault. */
@NullMarked
package org.standpat.command.dealer;

import org.jspecify.annotations.NullMarked;
