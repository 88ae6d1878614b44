package org.standpat.notary.audit;

import java.util.Iterator;
import org.standpat.proof.note.SignedNote;

/**
 * Checkpoints that were kept out of reach of whoever can edit the database.
 *
 * @param name where, as the end of "a checkpoint in"
 * @param notes each of them, in any order; not verified
 */
public record OutsideCheckpoints(String name, Iterator<SignedNote> notes) {}
