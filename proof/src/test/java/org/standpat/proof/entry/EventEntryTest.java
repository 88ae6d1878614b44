package org.standpat.proof.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.proof.tree.Hash;

class EventEntryTest {

    private static final UUID HAND = UUID.fromString("01020304-0506-4708-890a-0b0c0d0e0f10");
    private static final byte[] PAYLOAD = HexFormat.of().parseHex("8304450c1b2a3908450001020304");
    private static final String OPEN = "830445ffffffffff45ffffffffff";
    private static final byte[] SECRET = new byte[SaltSecret.BYTES];

    private static final SaltSecret SALTS =
            SaltSecret.ofBase64(Base64.getEncoder().encodeToString(SECRET));

    private static Salt salt() {
        return SALTS.salts().of(HAND, 7);
    }

    private static EventEntry dealt() {
        return new EventEntry(
                HAND, 7, 1234, 1764532801123456L, "CardsDealt", 2, Optional.of(OPEN), salt().seal(PAYLOAD));
    }

    @Test
    void aLeafIsTheHashOfItsLine() throws Exception {
        String line = dealt().line();
        assertThat(line)
                .startsWith(
                        "standpat-event-v1 01020304-0506-4708-890a-0b0c0d0e0f10 7 1234 1764532801123456 CardsDealt 2 "
                                + OPEN + " ");
        MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
        sha256.update((byte) 0);
        assertThat(dealt().leaf().bytes()).isEqualTo(sha256.digest((line + "\n").getBytes(StandardCharsets.UTF_8)));
        assertThat(dealt().index()).isEqualTo(1233);
    }

    @Test
    void aSaltFollowsFromTheSecretTheHandAndTheNumberAlone() throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SECRET, "HmacSHA256"));
        mac.update("standpat salt".getBytes(StandardCharsets.US_ASCII));
        mac.update(HexFormat.of().parseHex("0102030405064708890a0b0c0d0e0f10" + "00000007"));
        assertThat(salt()).isEqualTo(Salt.of(mac.doFinal()));
        assertThat(salt()).isNotEqualTo(SALTS.salts().of(HAND, 8));
        assertThat(SaltSecret.ofBase64(SALTS.base64()).salts().of(HAND, 7)).isEqualTo(salt());
        assertThat(salt().toString() + SALTS).doesNotContain(salt().base64()).doesNotContain(SALTS.base64());
    }

    @Test
    void aLineIsReadAsWhatItWasWritten() {
        EventEntry hidden = new EventEntry(HAND, 1, 1, -1, "HandStarted", 1, Optional.empty(), Hash.OF_NOTHING);
        assertThat(EventEntry.parse(hidden.line())).isEqualTo(hidden);
        assertThat(EventEntry.parse(dealt().line())).isEqualTo(dealt());
        assertThat(EventEntry.parse(dealt().line()).line()).isEqualTo(dealt().line());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " 7 1234| 07 1234",
                " 7 1234| 0 1234",
                " 7 1234|  7 1234",
                "CardsDealt 2|CardsDealt 02",
                "CardsDealt|Cards-Dealt",
                "830445|8 0445",
                "830445|8304450",
                "830445ff|830445FF",
                "-890a-|-890A-",
                "standpat-event-v1|standpat-event-v2",
                " 1764532801123456| +1764532801123456",
                " 1764532801123456| -0"
            })
    void anythingElseIsNoLine(String change) {
        int bar = change.indexOf('|');
        String bent = dealt().line().replace(change.substring(0, bar), change.substring(bar + 1));
        assertThat(bent).isNotEqualTo(dealt().line());
        assertThatIllegalArgumentException().isThrownBy(() -> EventEntry.parse(bent));
    }

    @Test
    void onlyThePayloadThatWasSealedOpensIt() {
        assertThat(dealt().isOf(salt(), PAYLOAD)).isTrue();
        assertThat(dealt().isOf(SALTS.salts().of(HAND, 8), PAYLOAD)).isFalse();
        for (int i = 0; i < PAYLOAD.length; i++) {
            byte[] other = PAYLOAD.clone();
            other[i] ^= 1;
            assertThat(dealt().isOf(salt(), other)).as("byte %d is another", i).isFalse();
        }
    }

    @Test
    void aPayloadThatAnybodyWouldSeeOtherwiseDoesNotOpenIt() {
        byte[] anotherSeat = PAYLOAD.clone();
        anotherSeat[1] = 5;
        EventEntry twofold =
                new EventEntry(HAND, 7, 1234, 1, "CardsDealt", 2, Optional.of(OPEN), salt().seal(anotherSeat));
        assertThat(twofold.isOf(salt(), anotherSeat)).isFalse();
        EventEntry longer =
                new EventEntry(HAND, 7, 1234, 1, "CardsDealt", 2, Optional.of(OPEN + "ff"), salt().seal(PAYLOAD));
        assertThat(longer.isOf(salt(), PAYLOAD)).isFalse();
    }
}
