package org.standpat.service.drill;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A hand that is over and was found whole. Of its events only a fingerprint each is kept, so that a long drill takes little memory.
 *
 * @param id the hand's id
 * @param fingerprints the first 64 bits of each event's SHA-256, in their order
 */
record SettledHand(String id, List<Long> fingerprints) {

    SettledHand {
        fingerprints = List.copyOf(fingerprints);
    }

    /** The hand of these events as they were read. */
    static SettledHand of(String id, List<JsonNode> recorded) {
        return new SettledHand(
                id, recorded.stream().map(SettledHand::fingerprint).toList());
    }

    /** The first difference to what is read now; empty when there is none. */
    Optional<Fault> difference(List<JsonNode> recorded) {
        SettledHand now = of(id, recorded);
        for (int i = 0; i < Math.min(fingerprints.size(), recorded.size()); i++) {
            if (!fingerprints.get(i).equals(now.fingerprints.get(i))) {
                return Optional.of(
                        new Fault(Fault.Kind.CHANGED, id, i + 1, "the event that was there before", "another one"));
            }
        }
        if (recorded.size() == fingerprints.size()) {
            return Optional.empty();
        }
        boolean fewer = recorded.size() < fingerprints.size();
        return Optional.of(new Fault(
                fewer ? Fault.Kind.LOST : Fault.Kind.DOUBLED,
                id,
                Math.min(recorded.size(), fingerprints.size()) + 1,
                fingerprints.size() + " events",
                recorded.size() + " events"));
    }

    private static long fingerprint(JsonNode event) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(event.toString().getBytes(UTF_8));
            return ByteBuffer.wrap(digest).getLong();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }
}
