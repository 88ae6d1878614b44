package org.standpat.notary.outside;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.VerifierKey;

/**
 * Somebody who cosigns checkpoints of logs that have only grown (C2SP tlog-witness).
 *
 * @param key with which he signs, of the type {@link KeyType#COSIGNATURE}
 * @param address the submission prefix, below which is {@code add-checkpoint}
 */
public record Witness(VerifierKey key, WebAddress address) {

    /** Most witnesses of a log: a note has room for as many signatures, and others. */
    public static final int MOST = 32;

    private static final Pattern ENTRY = Pattern.compile("(\\S+)\\s+(\\S+)");
    private static final Pattern SEPARATOR = Pattern.compile("[,\\n]");

    /**
     * Checks the parts.
     *
     * @throws IllegalArgumentException when the key is of another type, or the address has a query
     */
    public Witness {
        if (key.type() != KeyType.COSIGNATURE) {
            throw new IllegalArgumentException(
                    "The key of a witness was expected to be one for cosignatures (type 4), but %s is one for notes (type 1)."
                            .formatted(key));
        }
        if (address.uri().getRawQuery() != null) {
            throw new IllegalArgumentException(
                    "The address of the witness %s was expected without \"?\", because what is asked for is put behind it, but %s? came."
                            .formatted(key.name(), address));
        }
    }

    /**
     * The witnesses of a setting: for each the verifier key, a space, and the submission prefix. They are separated by commas or newlines;
     * empty entries are passed over.
     *
     * @throws IllegalArgumentException when an entry is none, a key comes twice, or there are too many; the message names the entry
     */
    public static List<Witness> parseAll(String setting) {
        List<Witness> witnesses = new ArrayList<>();
        List<String> entries = SEPARATOR
                .splitAsStream(setting)
                .map(String::strip)
                .filter(entry -> !entry.isEmpty())
                .toList();
        for (int i = 0; i < entries.size(); i++) {
            Witness witness = parse(i + 1, entries.get(i));
            if (witnesses.stream().anyMatch(other -> other.key().equals(witness.key()))) {
                throw new IllegalArgumentException(
                        "Each witness was expected once, but entry %d has the key of an earlier one: %s."
                                .formatted(i + 1, witness.key()));
            }
            witnesses.add(witness);
        }
        if (witnesses.size() > MOST) {
            throw new IllegalArgumentException(
                    "At most %d witnesses were expected, but %d came.".formatted(MOST, witnesses.size()));
        }
        return List.copyOf(witnesses);
    }

    private static Witness parse(int number, String entry) {
        Matcher parts = ENTRY.matcher(entry);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "Entry %d of the witnesses was expected to be a verifier key, a space and an address, such as \"witness.example/w1+8 digits+base 64 https://witness.example/w1\", but \"%s\" came."
                            .formatted(number, entry));
        }
        try {
            return new Witness(VerifierKey.parse(parts.group(1)), WebAddress.parse(parts.group(2)));
        } catch (IllegalArgumentException misfit) {
            throw new IllegalArgumentException(
                    "Entry %d of the witnesses does not fit. %s".formatted(number, misfit.getMessage()), misfit);
        }
    }

    /** For people. */
    @Override
    public String toString() {
        return "%s at %s".formatted(key.name(), address);
    }
}
