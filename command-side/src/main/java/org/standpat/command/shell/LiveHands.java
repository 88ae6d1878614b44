package org.standpat.command.shell;

import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.axonframework.common.Registration;
import org.axonframework.common.caching.Cache;
import org.jspecify.annotations.Nullable;

/**
 * The hands that are being played, in memory: the ones used last, up to a number. Axon puts a hand here when a command has changed it and
 * takes it out when the command fails, so that one that another process has moved on is read afresh after the first conflict; the
 * desk takes it out when it is over.
 */
final class LiveHands implements Cache {

    private final com.github.benmanes.caffeine.cache.Cache<Object, Object> hands;

    LiveHands(int most) {
        hands = Caffeine.newBuilder().maximumSize(most).build();
    }

    @Override
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"
    }) // The interface says so; Axon asks for what it put.
    public <K, V> @Nullable V get(K key) {
        return (V) hands.getIfPresent(key);
    }

    @Override
    public void put(@Nullable Object key, Object value) {
        // What was to become a hand and was refused has no id.
        if (key != null) {
            hands.put(key, value);
        }
    }

    @Override
    public boolean putIfAbsent(Object key, Object value) {
        return hands.asMap().putIfAbsent(key, value) == null;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T computeIfAbsent(Object key, Supplier<T> supplier) {
        return (T) Objects.requireNonNull(hands.get(key, missing -> Objects.requireNonNull(supplier.get())));
    }

    @Override
    public boolean remove(@Nullable Object key) {
        return key != null && hands.asMap().remove(key) != null;
    }

    @Override
    public void removeAll() {
        hands.invalidateAll();
    }

    @Override
    public boolean containsKey(Object key) {
        return hands.asMap().containsKey(key);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <V> void computeIfPresent(Object key, UnaryOperator<V> update) {
        hands.asMap().computeIfPresent(key, (known, value) -> update.apply((V) value));
    }

    /** Nobody is told of anything. */
    @Override
    public Registration registerCacheEntryListener(EntryListener cacheEntryListener) {
        return () -> true;
    }
}
