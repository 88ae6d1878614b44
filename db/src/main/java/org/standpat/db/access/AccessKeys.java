package org.standpat.db.access;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The keys that are known now. Each question sees the file as it is, so that a key can be given and taken back without a restart. */
public final class AccessKeys {

    /** The setting that names the file of keys; the variable of the environment is STANDPAT_KEYS. */
    public static final String FILE_PROPERTY = "standpat.keys.file";

    /** The setting with the hash of the key by which this machine's own verbs reach a service of a data folder. */
    public static final String OWN_PROPERTY = "standpat.keys.own";

    /** Keys that a file may name. */
    public static final int MOST_KEYS = 1_000;

    /** Who holds the service's own key. */
    public static final String OWN_NAME = "owner of the data folder";

    private final KeyFile file;
    private final List<KeyEntry> own;

    private AccessKeys(KeyFile file, List<KeyEntry> own) {
        this.file = file;
        this.own = List.copyOf(own);
    }

    /** The keys of this file. */
    public static AccessKeys of(KeyFile file) {
        return new AccessKeys(file, List.of());
    }

    /** These, and a key of staff with this hash, which is in no file. */
    public AccessKeys withOwn(KeyHash hash) {
        return new AccessKeys(file, List.of(new KeyEntry(KeyRole.STAFF, OWN_NAME, hash)));
    }

    /**
     * Who holds the key; empty when nobody does. Every known key is compared, wherever the one that fits stands.
     *
     * @throws KeyFileException when the file cannot be used, so that nobody is known
     */
    public Optional<KeyEntry> holder(AccessKey key) {
        KeyHash hash = key.hash();
        @Nullable KeyEntry found = null;
        for (KeyEntry entry : own) {
            found = entry.hash().equals(hash) ? entry : found;
        }
        if (found == null) {
            for (KeyEntry entry : file.entries()) {
                found = entry.hash().equals(hash) ? entry : found;
            }
        }
        return Optional.ofNullable(found);
    }

    /**
     * Whether there is a key of this role.
     *
     * @throws KeyFileException when the file cannot be used
     */
    public boolean hasRole(KeyRole role) {
        return file.entries().stream().anyMatch(entry -> entry.role() == role);
    }

    /**
     * How many keys the file names.
     *
     * @throws KeyFileException when it cannot be used
     */
    public int count() {
        return file.entries().size();
    }
}
