package org.standpat.query.api;

import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;

/** Finds what cannot be read in the parameters of an address, which the web server only says there is. */
final class AddressText {

    private AddressText() {}

    /**
     * The name of the first parameter that is no UTF-8 behind its percent signs, itself or its value.
     *
     * @param query what stands after the question mark, undecoded; null when nothing does
     */
    static Optional<String> firstUnreadable(@Nullable String query) {
        StringTokenizer parameters = new StringTokenizer(query == null ? "" : query, "&");
        while (parameters.hasMoreTokens()) {
            String parameter = parameters.nextToken();
            if (!isReadable(parameter)) {
                int end = parameter.indexOf('=');
                String name = end < 0 ? parameter : parameter.substring(0, end);
                return Optional.of(isReadable(name) ? URLDecoder.decode(name, StandardCharsets.UTF_8) : name);
            }
        }
        return Optional.empty();
    }

    private static boolean isReadable(String text) {
        try {
            byte[] bytes = URLDecoder.decode(text, StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.ISO_8859_1);
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException | IllegalArgumentException notOne) {
            return false;
        }
    }
}
