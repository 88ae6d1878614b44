package org.standpat.proof.entry;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.standpat.proof.tree.Hash;

/**
 * What the leaf of an event says. As text it is one line, so that it can be written into any file and hashed again byte for byte.
 *
 * @param hand the hand it belongs to
 * @param number of the event in the hand, from 1
 * @param feedPosition of the event in the whole log, from 1; its leaf has the index before
 * @param micros when it was recorded, in microseconds since 1970-01-01T00:00Z
 * @param type name of the kind of event
 * @param revision of that kind, from 1
 * @param open the payload as anybody may see it: hidden bytes are {@code ff}; in hexadecimal digits. Empty where nothing of it may be seen
 * @param sealed the seal over the whole payload
 */
public record EventEntry(
        UUID hand,
        int number,
        long feedPosition,
        long micros,
        String type,
        int revision,
        Optional<String> open,
        Hash sealed) {

    /** How the line begins. */
    public static final String BEGINNING = "standpat-event-v1";

    /** What stands in the place of an open payload where nothing of it may be seen. */
    private static final String NOTHING = "-";

    private static final Pattern LINE = Pattern.compile(BEGINNING
            + " ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) ([1-9]\\d{0,8}) ([1-9]\\d{0,17}) (0|-?[1-9]\\d{0,17})"
            + " ([A-Za-z]{1,60}) ([1-9]\\d{0,4}) (-|(?:[0-9a-f]{2})+) ([A-Za-z0-9+/]{43}=)");

    /**
     * Checks the parts.
     *
     * @throws IllegalArgumentException when they cannot be written as a line
     */
    public EventEntry {
        if (number < 1
                || feedPosition < 1
                || revision < 1
                || !isName(type)
                || !open.map(EventEntry::isHexadecimal).orElse(true)) {
            throw new IllegalArgumentException(
                    "The leaf of an event was expected with its numbers from 1, a name of letters and an open payload in hexadecimal"
                            + " digits, but event %d of hand %s at place %d of the log, %s.%d, came."
                                    .formatted(number, hand, feedPosition, type, revision));
        }
    }

    /** Loops and no patterns, here and below: the notary does this for every event. */
    private static boolean isName(String type) {
        for (int i = 0; i < type.length(); i++) {
            char letter = type.charAt(i);
            if (!(letter >= 'A' && letter <= 'Z') && !(letter >= 'a' && letter <= 'z')) {
                return false;
            }
        }
        return !type.isEmpty();
    }

    private static boolean isHexadecimal(String open) {
        for (int i = 0; i < open.length(); i++) {
            char digit = open.charAt(i);
            if (!(digit >= '0' && digit <= '9') && !(digit >= 'a' && digit <= 'f')) {
                return false;
            }
        }
        return !open.isEmpty() && open.length() % 2 == 0;
    }

    /**
     * The entry that this line is.
     *
     * @param line without the newline at its end
     * @throws IllegalArgumentException when it is none, or not the one way to write it
     */
    public static EventEntry parse(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new IllegalArgumentException("A line of an event was expected, \"" + BEGINNING
                    + "\" and its hand, number, place in the log, time, kind, revision, open payload and seal, but \""
                    + line + "\" came.");
        }
        return new EventEntry(
                UUID.fromString(parts.group(1)),
                Integer.parseInt(parts.group(2)),
                Long.parseLong(parts.group(3)),
                Long.parseLong(parts.group(4)),
                parts.group(5),
                Integer.parseInt(parts.group(6)),
                Optional.of(parts.group(7)).filter(open -> !open.equals(NOTHING)),
                Hash.ofBase64(parts.group(8)));
    }

    /** As a line, without the newline at its end. */
    public String line() {
        return BEGINNING
                + ' '
                + hand
                + ' '
                + number
                + ' '
                + feedPosition
                + ' '
                + micros
                + ' '
                + type
                + ' '
                + revision
                + ' '
                + open.orElse(NOTHING)
                + ' '
                + sealed.base64();
    }

    /** The index of its leaf, from 0. */
    public long index() {
        return feedPosition - 1;
    }

    /** The hash of its leaf: over the line and a newline. */
    public Hash leaf() {
        return Hash.ofLeaf((line() + '\n').getBytes(UTF_8));
    }

    /**
     * The leaf of an event with this payload.
     *
     * @param salt of the event
     * @throws IllegalArgumentException as the constructor
     */
    public static EventEntry of(
            UUID hand,
            int number,
            long feedPosition,
            long micros,
            String type,
            int revision,
            byte[] payload,
            Salt salt) {
        return new EventEntry(
                hand,
                number,
                feedPosition,
                micros,
                type,
                revision,
                OpenForm.of(type, payload).map(HexFormat.of()::formatHex),
                salt.seal(payload));
    }

    /**
     * Whether this is the payload that was sealed: the seal fits, and its open form is the one of this leaf.
     *
     * @param salt of the event
     */
    public boolean isOf(Salt salt, byte[] payload) {
        return salt.seal(payload).equals(sealed)
                && OpenForm.of(type, payload).map(HexFormat.of()::formatHex).equals(open);
    }

    /** Whether its open payload can be the open form of any: what its kind hides is hidden in it. */
    public boolean isOpenForm() {
        return open.map(hex -> OpenForm.of(type, HexFormat.of().parseHex(hex))
                        .map(HexFormat.of()::formatHex)
                        .equals(open))
                .orElse(OpenForm.hides(type));
    }
}
