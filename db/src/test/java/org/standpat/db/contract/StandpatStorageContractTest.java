package org.standpat.db.contract;

/** The event log keeps the contract. */
class StandpatStorageContractTest extends EventStorageContract {

    @Override
    StorageUnderTest open() {
        return new StandpatStorage();
    }
}
