package org.standpat.service.http;

/**
 * A request to the write API that may be sent again.
 *
 * @param path where to
 * @param body JSON
 * @param position the position that the hand must have; 0 when there is no hand yet
 * @param key names the request: a resend gets the first answer
 */
public record WriteRequest(String path, String body, int position, String key) {}
