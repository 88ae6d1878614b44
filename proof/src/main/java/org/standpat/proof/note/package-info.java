/**
 * Text that keys have signed, as C2SP signed-note has it, and what a transparency log signs: checkpoints (C2SP tlog-checkpoint), and the
 * cosignatures of witnesses under them (C2SP tlog-cosignature, Ed25519).
 */
@NullMarked
package org.standpat.proof.note;

import org.jspecify.annotations.NullMarked;
