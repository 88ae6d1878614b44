package org.standpat.db.access;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lines of a file of keys: {@code <role> <name> <sha-256 in hexadecimal>}, empty lines, and comments after {@code #}. */
final class KeyLines {

    private final List<KeyEntry> entries = new ArrayList<>();
    private final Map<KeyHash, Integer> lines = new HashMap<>();

    private KeyLines() {}

    /**
     * The keys that the bytes of a file name.
     *
     * @throws KeyFileException when one line cannot be read; the message begins with its number
     */
    static List<KeyEntry> read(byte[] file) {
        KeyLines keys = new KeyLines();
        int number = 0;
        int begin = 0;
        while (begin < file.length) {
            int end = begin;
            while (end < file.length && file[end] != '\n') {
                end++;
            }
            number++;
            keys.add(
                    number,
                    text(number, ByteBuffer.wrap(file, begin, end - begin)).stripTrailing());
            begin = end + 1;
        }
        return List.copyOf(keys.entries);
    }

    private static String text(int number, ByteBuffer line) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(line).toString();
        } catch (CharacterCodingException misfit) {
            throw fault(number, "is not text in UTF-8");
        }
    }

    private void add(int number, String line) {
        if (line.isBlank() || line.startsWith("#")) {
            return;
        }
        if (entries.size() >= AccessKeys.MOST_KEYS) {
            throw fault(number, "is one key more than the " + AccessKeys.MOST_KEYS + " that there may be");
        }
        KeyEntry entry = entry(number, line);
        Integer before = lines.putIfAbsent(entry.hash(), number);
        if (before != null) {
            throw fault(number, "has the key of line " + before + " again");
        }
        entries.add(entry);
    }

    private static KeyEntry entry(int number, String line) {
        int afterRole = line.indexOf(' ');
        int beforeHash = line.lastIndexOf(' ');
        Optional<KeyHash> hash = KeyHash.parse(line.substring(beforeHash + 1));
        if (hash.isEmpty()) {
            throw fault(
                    number,
                    "does not end with a space and a SHA-256 as 64 hexadecimal digits in lower case; a line is"
                            + " '<role> <name> <sha-256>', as './standpat key' prints it");
        }
        if (afterRole >= beforeHash) {
            throw fault(number, "has no name; a line is '<role> <name> <sha-256>'");
        }
        KeyRole role = KeyRole.of(line.substring(0, afterRole))
                .orElseThrow(() -> fault(number, "does not begin with a role and a space: " + KeyRole.words()));
        try {
            return new KeyEntry(role, line.substring(afterRole + 1, beforeHash), hash.get());
        } catch (IllegalArgumentException misfit) {
            throw fault(number, "has no such name as there is: " + misfit.getMessage());
        }
    }

    private static KeyFileException fault(int number, String what) {
        return new KeyFileException("line " + number + " " + what + ".");
    }
}
