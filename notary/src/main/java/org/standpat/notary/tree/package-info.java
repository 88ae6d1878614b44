/** The tree over the event log: its tiles in the database, and how they grow. */
@NullMarked
package org.standpat.notary.tree;

import org.jspecify.annotations.NullMarked;
