/** The notary: it lets the tree over the event log grow behind the commits, signs it, and brings what it signed out of reach. */
@NullMarked
package org.standpat.notary;

import org.jspecify.annotations.NullMarked;
