package org.standpat.query.api;

/**
 * Why a live stream ends.
 *
 * @param reason "stopping", "slow-reader" or "failed"
 * @param feedPosition what to send as Last-Event-ID to go on from here
 * @param detail what to do
 */
record LiveEndBody(String reason, long feedPosition, String detail) {}
