package org.standpat.proof.evidence;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** What came of checking an evidence file. */
public sealed interface Verdict {

    /**
     * Every event of the file is in the tree that the log has signed, and every card that the file opens lay where it was committed to be.
     *
     * @param hand the hand
     * @param viewer as whom the file was made
     * @param events how many of the hand, the first ones without a gap
     * @param hidden how many of them the viewer does not see whole
     * @param over whether the hand is completed by them; if not, the file says nothing of what came after
     * @param size leaves of the tree that the checkpoint signs
     * @param witnesses the cosignatures that were asked for, in the order in which they were
     * @param decks how many shuffled decks the hand has committed to
     * @param cards how many positions of them are opened
     * @param seeded whether the order of every deck was found to follow from the seed
     */
    record Proven(
            UUID hand,
            EvidenceViewer viewer,
            int events,
            int hidden,
            boolean over,
            long size,
            List<Witnessed> witnesses,
            int decks,
            int cards,
            boolean seeded)
            implements Verdict {

        /** Keeps the parts. */
        public Proven {
            witnesses = List.copyOf(witnesses);
        }
    }

    /**
     * The file proves nothing.
     *
     * @param line where the fault is, from 1
     * @param reason what was expected and what came, as a sentence
     */
    record Refused(int line, String reason) implements Verdict {}

    /**
     * A witness had seen this tree, and that it had only grown.
     *
     * @param name the witness
     * @param at when, by his clock
     */
    record Witnessed(String name, Instant at) {}
}
