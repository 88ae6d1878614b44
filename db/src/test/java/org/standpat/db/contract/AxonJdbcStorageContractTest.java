package org.standpat.db.contract;

/** Axon's own JDBC engine keeps the contract, but for what its {@link Differences} say. */
class AxonJdbcStorageContractTest extends EventStorageContract {

    @Override
    StorageUnderTest open() {
        return new AxonJdbcStorage();
    }
}
