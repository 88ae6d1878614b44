package org.standpat.query.api;

import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import java.util.List;

/** How the description of the API tells of keys. */
final class KeyInOpenApi {

    /** The name of the scheme. */
    static final String NAME = "key";

    private KeyInOpenApi() {}

    static SecurityScheme scheme() {
        return new SecurityScheme()
                .type(SecurityScheme.Type.HTTP)
                .scheme("bearer")
                .description(
                        "A key of a player, an analyst or staff, made by \"standpat key\". Without one a caller is the public."
                                + " Header Standpat-Reason says why staff reads a hand that is still played: text in UTF-8, with % and two"
                                + " hexadecimal digits for each byte that cannot stand in a header.");
    }

    /** What an operation needs: a key, or a key or none. */
    static List<SecurityRequirement> needed(boolean always) {
        SecurityRequirement key = new SecurityRequirement().addList(NAME);
        return always ? List.of(key) : List.of(new SecurityRequirement(), key);
    }
}
