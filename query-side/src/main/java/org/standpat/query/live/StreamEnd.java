package org.standpat.query.live;

/** Why a stream ended. */
public enum StreamEnd {
    /** The service stops. */
    STOPPING,
    /** The reader took too long over a page of changes. */
    SLOW_READER,
    /** The reader's socket took nothing. */
    SILENT_READER,
    /** The reader went away. */
    READER_GONE,
    /** The service failed. */
    FAILED
}
