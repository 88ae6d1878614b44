/**
 * The evidence file: what one viewer may see of one hand, and everything that it takes to check that against a public key. The form and the
 * checks are described to the byte in docs/proof.md; {@code verify/Verify.java} does the same again, independently.
 */
@NullMarked
package org.standpat.proof.evidence;

import org.jspecify.annotations.NullMarked;
