package org.standpat.notary;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.standpat.notary.outside.Outlet;
import org.standpat.notary.outside.OutletAddress;
import org.standpat.notary.outside.OutletFolder;
import org.standpat.notary.outside.WebAddress;
import org.standpat.notary.outside.Witness;

/**
 * Where checkpoints go to be out of reach of whoever can edit the database.
 *
 * @param outlets take every checkpoint
 * @param witnesses are asked to cosign the newest
 */
public record Outside(List<Outlet> outlets, List<Witness> witnesses) {

    /** Nowhere. */
    public static final Outside NOWHERE = new Outside(List.of(), List.of());

    /** The setting with the folder that checkpoints and tiles are written to. */
    public static final String FOLDER_PROPERTY = "standpat.log.folder";

    /** The setting with the address that checkpoints are posted to. */
    public static final String ADDRESS_PROPERTY = "standpat.log.address";

    /** The setting with the bearer token for that address. */
    public static final String TOKEN_PROPERTY = "standpat.log.token";

    /** The setting with the witnesses: verifier key, a space and the prefix of the address of each, separated by commas. */
    public static final String WITNESSES_PROPERTY = "standpat.log.witnesses";

    /** Keeps the parts. */
    public Outside {
        outlets = List.copyOf(outlets);
        witnesses = List.copyOf(witnesses);
    }

    /**
     * What these settings say; each may be empty.
     *
     * @throws IllegalArgumentException when one cannot be used; the message names it and quotes no token
     */
    public static Outside of(String folder, String address, String token, String witnesses, Clock clock) {
        List<Outlet> outlets = new ArrayList<>();
        if (!folder.isBlank()) {
            outlets.add(new OutletFolder(Path.of(folder.strip()).toAbsolutePath(), clock));
        }
        if (!address.isBlank()) {
            outlets.add(new OutletAddress(
                    WebAddress.parse(address.strip()),
                    Optional.of(token.strip()).filter(given -> !given.isEmpty())));
        }
        return new Outside(outlets, Witness.parseAll(witnesses));
    }
}
