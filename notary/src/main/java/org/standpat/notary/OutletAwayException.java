package org.standpat.notary;

import java.io.IOException;
import org.standpat.notary.outside.Outlet;

/** A place outside cannot be asked for the newest checkpoint that it keeps, without which it is not known what was signed before. */
final class OutletAwayException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    OutletAwayException(Outlet outlet, IOException fault) {
        super(
                "%s cannot be asked what was signed before, and until then nothing is signed: %s"
                        .formatted(outlet.name(), fault.getMessage()),
                fault);
    }
}
