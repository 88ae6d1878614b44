package org.standpat.notary;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.standpat.notary.outside.HistoryChangedException;
import org.standpat.notary.outside.Outlet;
import org.standpat.notary.outside.WitnessReport;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.UntrustedNoteException;
import org.standpat.proof.tree.Hash;

/**
 * What outlets and witnesses know of what was signed before. A checkpoint is committed before it goes to any of them, so that none of them knows
 * more than an honest log, be it after a crash.
 *
 * @param publication has the outlets
 * @param cosigning has the witnesses
 */
record KnownElsewhere(Publication publication, Cosigning cosigning, NotaryKeys keys) {

    /**
     * Makes the outlets ready for a log of which the database knows no checkpoint.
     *
     * @throws OutletAwayException when one cannot be reached
     */
    void begin() {
        for (Outlet outlet : publication.outlets()) {
            try {
                outlet.begin();
            } catch (IOException away) {
                throw new OutletAwayException(outlet, away);
            }
        }
    }

    /**
     * The newest checkpoints that the outlets keep: whatever is signed goes on from them.
     *
     * @throws ChangedHistoryException when one keeps what cannot be read, or another has signed
     * @throws OutletAwayException when one cannot be asked
     */
    List<SignedCheckpoint> newest() {
        List<SignedCheckpoint> newest = new ArrayList<>();
        for (Outlet outlet : publication.outlets()) {
            try {
                outlet.newest().ifPresent(note -> newest.add(SignedCheckpoint.verified(note, keys.log())));
            } catch (HistoryChangedException changed) {
                throw new ChangedHistoryException(String.valueOf(changed.getMessage()));
            } catch (IOException away) {
                throw new OutletAwayException(outlet, away);
            } catch (IllegalArgumentException | UntrustedNoteException foreign) {
                throw new ChangedHistoryException("%s keeps a checkpoint that the key %s has not signed: %s"
                        .formatted(outlet.name(), keys.log(), foreign.getMessage()));
            }
        }
        return newest;
    }

    /**
     * Shows the witnesses what was signed before, and returns when they have answered, or were waited for: who has cosigned another history says
     * so. Where nothing is known to be signed that is the tree without events, with which every history begins.
     *
     * @return the newest checkpoint, with the cosignatures that came; empty when there is none
     * @throws ChangedHistoryException when a witness knows another history
     */
    Optional<SignedCheckpoint> offerLast(Signing signing) {
        Optional<SignedCheckpoint> last = signing.newest();
        SignedCheckpoint offered = last.orElseGet(
                () -> SignedCheckpoint.sign(Checkpoint.of(keys.log().name(), 0, Hash.OF_NOTHING), keys.signer()));
        SignedCheckpoint answered = cosigning.ask(offered);
        requireAgreement(signing);
        if (last.isPresent() && !answered.equals(offered)) {
            signing.keep(answered);
        }
        return last.map(ignored -> answered);
    }

    /**
     * Looks whether a witness has said by now that it knows another history.
     *
     * @throws ChangedHistoryException when one has
     */
    void requireAgreement(Signing signing) {
        long size = signing.newest().map(newest -> newest.checkpoint().size()).orElse(0L);
        for (WitnessReport report : cosigning.reports()) {
            if (report.contradicts(size)) {
                throw ChangedHistoryException.told(report);
            }
        }
    }
}
