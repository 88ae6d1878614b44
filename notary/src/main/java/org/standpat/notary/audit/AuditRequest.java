package org.standpat.notary.audit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.standpat.db.log.EventTypes;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.VerifierKey;

/**
 * What an audit goes over, and with what.
 *
 * @param database opens a connection each time it is asked; two are used
 * @param types the kinds of events that this program knows
 * @param log the key that checkpoints must be signed by
 * @param salts opens the seals of leaves
 * @param outside checkpoints from elsewhere
 * @param tiles a folder with a tree from elsewhere, laid out as C2SP tlog-tiles; empty for none
 * @param progress the file for how far it is, from which a run that was broken off goes on; empty for none
 */
public record AuditRequest(
        DataSource database,
        EventTypes types,
        VerifierKey log,
        SaltSecret salts,
        List<OutsideCheckpoints> outside,
        Optional<Path> tiles,
        Optional<Path> progress) {

    /** Copies the list. */
    public AuditRequest {
        outside = List.copyOf(outside);
    }
}
