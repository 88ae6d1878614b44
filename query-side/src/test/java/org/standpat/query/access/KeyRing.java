package org.standpat.query.access;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.KeyEntry;
import org.standpat.db.access.KeyRole;

/** A file of keys, and the keys. */
final class KeyRing {

    private final Path file;
    private final Map<String, AccessKey> keys = new LinkedHashMap<>();
    private final Map<String, KeyEntry> entries = new LinkedHashMap<>();

    KeyRing(Path file) {
        this.file = file;
    }

    /** The setting that names the file. */
    String setting() {
        return "--standpat.keys.file=" + file;
    }

    /** With one more key. */
    KeyRing with(KeyRole role, String name) {
        AccessKey key = AccessKey.make(new SecureRandom());
        keys.put(name, key);
        entries.put(name, new KeyEntry(role, name, key.hash()));
        return write(entries.values().stream().map(KeyEntry::line).collect(Collectors.joining("\n")));
    }

    /** Takes one back; its holder still has it. */
    void takeBack(String name) {
        entries.remove(name);
        write(entries.values().stream().map(KeyEntry::line).collect(Collectors.joining("\n")));
    }

    /** Writes something else into the file. */
    KeyRing write(String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return this;
    }

    /** What the holder of a key sends: header, value; nothing for "public". A reason comes after a slash. */
    String[] of(String who) {
        int slash = who.indexOf('/');
        String name = slash < 0 ? who : who.substring(0, slash);
        AccessKey key = keys.get(name);
        if (key == null) {
            return new String[0];
        }
        String bearer = "Bearer " + key.text();
        return slash < 0
                ? new String[] {"Authorization", bearer}
                : new String[] {"Authorization", bearer, "Standpat-Reason", who.substring(slash + 1)};
    }
}
