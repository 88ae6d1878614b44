package org.standpat.db.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** The payloads that were approved, one of each type that was ever written as an array: lines of a type's name and hexadecimal bytes. */
final class ApprovedPayloads {

    private static final String FILE = "/approved/payloads.txt";

    private ApprovedPayloads() {}

    static Map<String, String> hexByType() {
        Map<String, String> approved = new LinkedHashMap<>();
        try (InputStream text = Objects.requireNonNull(ApprovedPayloads.class.getResourceAsStream(FILE), FILE)) {
            for (String line : new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                int space = line.indexOf(' ');
                approved.put(line.substring(0, space), line.substring(space + 1));
            }
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return approved;
    }
}
