package org.standpat.db.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.standpat.db.log.EventLimits;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;

/** Whatever bytes stand in the log, reading them gives an event or says that they are none, and takes little memory and time. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class DamagedPayloadsTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130);
    private static final int DAMAGES_OF_EACH = 1_000;
    private static final long MOST_BYTES_OF_MEMORY = 2_000_000;
    private static final int MOST_BYTES_TOLD = 1_000;

    /** Heads of byte strings, texts, arrays, maps and tags that claim to be very long. */
    private static final List<String> BOASTS = List.of(
            "5b1000000000000000",
            "5b7fffffffffffffff",
            "5bffffffffffffffff",
            "5a7fffffff",
            "5affffffff",
            "7b1000000000000000",
            "7a7fffffff",
            "9b1000000000000000",
            "9a7fffffff",
            "bb1000000000000000",
            "ba7fffffff",
            "c25b1000000000000000",
            "c482201b7fffffffffffffff",
            "db7fffffffffffffff",
            "5f5a7fffffff",
            "7f7a7fffffff",
            "9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f");

    private final CompactEvents compact = new CompactEvents();
    private final JsonCodec json = new JsonCodec();
    private final FieldsByName fields = new FieldsByName();
    private final ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** A payload that is right, in one of its two forms. */
    private record Sound(short type, String hex) {
        Sound(short type, byte[] payload) {
            this(type, HexFormat.of().formatHex(payload));
        }

        byte[] payload() {
            return HexFormat.of().parseHex(hex);
        }
    }

    private List<Sound> sound() {
        List<Sound> sound = new ArrayList<>();
        for (HandEvent event : SampleEvents.ALL) {
            short type = HandEventTypes.ALL
                    .writtenFor(event.getClass())
                    .orElseThrow()
                    .id();
            sound.add(new Sound(type, compact.encode(event)));
            sound.add(new Sound(
                    type, fields.toMap(fields.ofJson(type, json.encode(event).json()))));
        }
        return sound;
    }

    /** What is made once for all readings is not counted. */
    @BeforeEach
    void everything_is_read_once() {
        sound().forEach(sound -> compact.decode(sound.type(), sound.payload()));
    }

    @Test
    void a_payload_that_was_cut_short_is_unreadable() {
        for (Sound sound : sound()) {
            byte[] payload = sound.payload();
            for (int length = 0; length < payload.length; length++) {
                byte[] cut = Arrays.copyOf(payload, length);
                assertThat(readable(sound.type(), cut, "cut to " + length)).isFalse();
            }
        }
    }

    @Test
    void a_payload_that_was_damaged_is_read_as_an_event_or_is_unreadable() {
        SplittableRandom chance = new SplittableRandom(SEED);
        int events = 0;
        int unreadable = 0;
        for (Sound sound : sound()) {
            for (int i = 0; i < DAMAGES_OF_EACH; i++) {
                byte[] damaged = damaged(sound.payload(), chance);
                if (readable(sound.type(), damaged, "seed " + SEED)) {
                    events++;
                } else {
                    unreadable++;
                }
            }
        }
        assertThat(events).isPositive();
        assertThat(unreadable).isGreaterThan(events);
    }

    @Test
    void bytes_by_chance_are_read_as_an_event_or_are_unreadable() {
        SplittableRandom chance = new SplittableRandom(SEED);
        for (int i = 0; i < DAMAGES_OF_EACH; i++) {
            byte[] noise = new byte[chance.nextInt(1, 64)];
            chance.nextBytes(noise);
            readable((short) chance.nextInt(1, 40), noise, "seed " + SEED);
        }
    }

    @Test
    void a_long_payload_takes_little_memory_whatever_it_claims() {
        for (String boast : BOASTS) {
            byte[] head = HexFormat.of().parseHex(boast);
            byte[] longest = new byte[EventLimits.MAX_EVENT_BYTES];
            Arrays.fill(longest, (byte) 0x81);
            System.arraycopy(head, 0, longest, 1, head.length);
            for (int first : new int[] {0x81, 0x83, 0x9f, 0xa1, 0xbf}) {
                longest[0] = (byte) first;
                for (short type : new short[] {3, 4, 10, 24}) {
                    assertThat(readable(type, longest, boast)).isFalse();
                }
            }
        }
    }

    /** Checks that what is read as an event is one, which is written and read again, and that nothing else than a refusal comes. */
    private boolean readable(short type, byte[] payload, String how) {
        long before = memory.getCurrentThreadAllocatedBytes();
        HandEvent event;
        try {
            event = compact.decode(type, payload);
        } catch (UnreadableEventException refused) {
            requireLittle(memory.getCurrentThreadAllocatedBytes() - before, type, payload, how);
            return false;
        } catch (Throwable other) {
            throw new AssertionError(told(type, payload, how), other);
        }
        requireLittle(memory.getCurrentThreadAllocatedBytes() - before, type, payload, how);
        assertThat(compact.decode(type, compact.encode(event)))
                .as(told(type, payload, how))
                .isEqualTo(event);
        return true;
    }

    private static void requireLittle(long bytes, short type, byte[] payload, String how) {
        if (bytes > MOST_BYTES_OF_MEMORY) {
            throw new AssertionError(bytes + " bytes of memory were taken by " + told(type, payload, how));
        }
    }

    private static String told(short type, byte[] payload, String how) {
        int shown = Math.min(payload.length, MOST_BYTES_TOLD);
        return "%s, type %d, %d bytes: %s"
                .formatted(how, type, payload.length, HexFormat.of().formatHex(payload, 0, shown));
    }

    private static byte[] damaged(byte[] payload, SplittableRandom chance) {
        int at = chance.nextInt(payload.length);
        return switch (chance.nextInt(6)) {
            case 0 -> replaced(payload, at, chance.nextInt(256));
            case 1 -> replaced(payload, at, payload[at] ^ (1 << chance.nextInt(8)));
            case 2 -> spliced(payload, at, at + 1, new byte[0]);
            case 3 -> spliced(payload, at, at, new byte[] {(byte) chance.nextInt(256)});
            case 4 -> spliced(payload, at, at, HexFormat.of().parseHex(BOASTS.get(chance.nextInt(BOASTS.size()))));
            default -> spliced(payload, at, at, Arrays.copyOfRange(payload, chance.nextInt(at + 1), at + 1));
        };
    }

    private static byte[] replaced(byte[] payload, int at, int with) {
        byte[] copy = payload.clone();
        copy[at] = (byte) with;
        return copy;
    }

    private static byte[] spliced(byte[] payload, int from, int to, byte[] with) {
        byte[] copy = new byte[payload.length - (to - from) + with.length];
        System.arraycopy(payload, 0, copy, 0, from);
        System.arraycopy(with, 0, copy, from, with.length);
        System.arraycopy(payload, to, copy, from + with.length, payload.length - to);
        return copy;
    }
}
