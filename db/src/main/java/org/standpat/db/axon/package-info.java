/** What both sides need to wire Axon by hand: transactions, tokens, identifiers, and processors over the event feed. */
@NullMarked
package org.standpat.db.axon;

import org.jspecify.annotations.NullMarked;
