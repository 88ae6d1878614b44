package org.standpat.notary.audit;

import org.jspecify.annotations.Nullable;
import org.standpat.db.log.StoredEvent;
import org.standpat.proof.tree.Hash;

/**
 * A row with its leaf.
 *
 * @param event the row
 * @param leaf null when none can be made of it
 */
record HashedRow(StoredEvent event, @Nullable Hash leaf) {}
