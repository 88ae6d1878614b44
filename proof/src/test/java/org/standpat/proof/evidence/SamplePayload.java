package org.standpat.proof.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;

/** Writes payloads as docs/events.md says: arrays of numbers, text, byte strings, lists and nulls (an empty Optional). */
final class SamplePayload {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private SamplePayload() {}

    static byte[] array(Object... components) {
        SamplePayload payload = new SamplePayload();
        payload.write(List.of(components));
        return payload.bytes.toByteArray();
    }

    private void write(Object value) {
        switch (value) {
            case Integer number -> head(number < 0 ? 1 : 0, number < 0 ? -1 - number : number);
            case Long number -> head(0, number);
            case byte[] string -> string(2, string);
            case String text -> string(3, text.getBytes(UTF_8));
            case Boolean yes -> head(7, yes ? 21 : 20);
            case Optional<?> none -> head(7, 22);
            case List<?> list -> {
                head(4, list.size());
                list.forEach(this::write);
            }
            default -> throw new IllegalArgumentException("nothing of docs/events.md: " + value);
        }
    }

    private void string(int kind, byte[] content) {
        head(kind, content.length);
        bytes.writeBytes(content);
    }

    private void head(int kind, long argument) {
        int width = argument < 24 ? 0 : argument < 1 << 8 ? 1 : argument < 1 << 16 ? 2 : argument < 1L << 32 ? 4 : 8;
        int low = width == 0 ? (int) argument : 24 + Integer.numberOfTrailingZeros(width);
        bytes.write(kind << 5 | low);
        for (int shift = (width - 1) * 8; shift >= 0; shift -= 8) {
            bytes.write((int) (argument >>> shift));
        }
    }
}
