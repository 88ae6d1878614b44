package org.standpat.command.idempotency;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Tells whether two requests with one key are the same request.
 *
 * @param sha256 hexadecimal SHA-256 over method, path and body
 */
public record Fingerprint(String sha256) {

    /**
     * Of this request.
     *
     * @param body the body as it was understood, so that spaces and the order of fields make no difference
     */
    public static Fingerprint of(String method, String path, String body) {
        try {
            byte[] request = (method + "\n" + path + "\n" + body).getBytes(StandardCharsets.UTF_8);
            return new Fingerprint(HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(request)));
        } catch (NoSuchAlgorithmException fault) {
            throw new IllegalStateException("every JDK has SHA-256; this one does not", fault);
        }
    }
}
