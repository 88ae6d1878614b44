/** The tables for listings and statistics, kept up to date from the event feed: at least once, in order for each hand, with what cannot be handled put aside. */
@NullMarked
package org.standpat.query.projection;

import org.jspecify.annotations.NullMarked;
