/** Goes over the whole record against its tree and what was signed of it, and names each place where it was touched. */
@NullMarked
package org.standpat.notary.audit;

import org.jspecify.annotations.NullMarked;
