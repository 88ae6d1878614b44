package org.standpat.notary.outside;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;

/**
 * Where something is reached by HTTP.
 *
 * @param uri absolute, with the scheme http or https and a host, without a name, a password or a fragment
 */
public record WebAddress(URI uri) {

    private static final Set<String> SCHEMES = Set.of("http", "https");
    private static final int HIGHEST_PORT = 65_535;

    /**
     * Checks the address.
     *
     * @throws IllegalArgumentException when it is another one than that; the message does not quote what may be a secret
     */
    public WebAddress {
        if (uri.getScheme() == null || !SCHEMES.contains(uri.getScheme().toLowerCase(Locale.ROOT))) {
            throw new IllegalArgumentException(
                    "An address that begins with http:// or https:// was expected, but one with %s came."
                            .formatted(uri.getScheme() == null ? "neither" : uri.getScheme() + ":"));
        }
        if (uri.getRawUserInfo() != null
                || (uri.getHost() == null
                        && String.valueOf(uri.getRawAuthority()).contains("@"))) {
            throw new IllegalArgumentException(
                    "An address without a name and a password was expected, but one with \"@\" came. A token goes into its own setting.");
        }
        if (uri.getHost() == null
                || uri.getPort() == 0
                || uri.getPort() > HIGHEST_PORT
                || uri.getRawFragment() != null) {
            throw new IllegalArgumentException(
                    "An address was expected with a host, perhaps a port from 1 to %d, and without \"#\", but something else came after %s:."
                            .formatted(HIGHEST_PORT, uri.getScheme()));
        }
    }

    /**
     * The address that a text is.
     *
     * @throws IllegalArgumentException when it is none
     */
    public static WebAddress parse(String text) {
        try {
            return new WebAddress(new URI(text.strip()));
        } catch (URISyntaxException none) {
            throw new IllegalArgumentException(
                    "An address such as https://host.example/path was expected, but what came breaks off at its character %d: %s."
                            .formatted(none.getIndex() + 1, none.getReason()));
        }
    }

    /**
     * The address of what is below this one.
     *
     * @param name of one step of a path
     */
    WebAddress below(String name) {
        String prefix = uri.toString();
        return new WebAddress(URI.create((prefix.endsWith("/") ? prefix : prefix + "/") + name));
    }

    /** As it may be shown: without what follows "?", which may be a secret. */
    @Override
    public String toString() {
        String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
        return uri.getScheme() + "://" + uri.getHost() + port + uri.getRawPath();
    }
}
