package org.standpat.query.api;

/**
 * How far a live stream is.
 *
 * @param feedPosition everything of the stream up to this position of the log was sent
 */
record LivePositionBody(long feedPosition) {}
