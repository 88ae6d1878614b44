package org.standpat.db.axon;

import java.security.SecureRandom;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.axonframework.common.IdentifierFactory;

/**
 * Identifiers of Axon's messages: a random half drawn once for the process, and a counter. Unlike random UUIDs they need no
 * {@link SecureRandom} for each message, whose lock all threads would share. They can be guessed, which harms nobody: they
 * name messages, not hands. Axon finds this class by {@link java.util.ServiceLoader}.
 */
public final class CountedIdentifiers extends IdentifierFactory {

    /** Version 8 of RFC 9562: layout of our own. */
    private static final long VERSION_8 = 0x8000L;

    private static final long VERSION_MASK = 0xF000L;
    private static final long VARIANT_RFC = 0x8000_0000_0000_0000L;
    private static final long COUNTER_MASK = 0x3FFF_FFFF_FFFF_FFFFL;

    private final long process;
    private final AtomicLong counter;

    /** A new random half; called by the service loader. */
    public CountedIdentifiers() {
        SecureRandom random = new SecureRandom();
        process = (random.nextLong() & ~VERSION_MASK) | VERSION_8;
        counter = new AtomicLong(random.nextLong());
    }

    @Override
    public String generateIdentifier() {
        long count = counter.getAndIncrement() & COUNTER_MASK;
        return new UUID(process, count | VARIANT_RFC).toString();
    }
}
