package org.standpat.service.archive;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Names in archives are bytes, often of an unknown encoding. */
final class EntryNames {

    /** What archives of DOS and older Windows programs are in; every byte is some character of it. */
    private static final Charset OLDER =
            Charset.isSupported("IBM437") ? Charset.forName("IBM437") : StandardCharsets.ISO_8859_1;

    private EntryNames() {}

    /** The name: UTF-8 where it is that. */
    static String of(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException older) {
            return new String(bytes, OLDER);
        }
    }
}
