/** Where checkpoints go to be out of reach of whoever can edit the database: folders, addresses and witnesses. */
@NullMarked
package org.standpat.notary.outside;

import org.jspecify.annotations.NullMarked;
