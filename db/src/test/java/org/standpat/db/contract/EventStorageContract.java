package org.standpat.db.contract;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** All that a storage of events must do behind Axon's interface, for any storage. Where storages differ, {@link Differences} says how. */
abstract class EventStorageContract implements StreamContract, FeedContract, WritersContract {

    private @Nullable StorageUnderTest storage;

    /** A storage on a database of its own. */
    abstract StorageUnderTest open();

    @BeforeEach
    void given_a_storage_without_events() {
        storage = open();
    }

    @AfterEach
    void close() {
        storage().close();
    }

    @Override
    public StorageUnderTest storage() {
        return Objects.requireNonNull(storage);
    }
}
