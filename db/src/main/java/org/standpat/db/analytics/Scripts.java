package org.standpat.db.analytics;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Statements that lie beside the program. */
final class Scripts {

    private Scripts() {}

    /** The script of this name. */
    static String named(String name) {
        try (InputStream file = Objects.requireNonNull(Scripts.class.getResourceAsStream(name), name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name, unreadable);
        }
    }
}
