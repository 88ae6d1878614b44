package org.standpat.service.drill;

import org.standpat.service.http.ApiAnswer;
import org.standpat.service.http.ApiClient;
import org.standpat.service.http.NoAnswerException;
import org.standpat.service.http.WriteRequest;

/** What became of a request. */
sealed interface Sent {

    /** It was accepted. */
    record Accepted(ApiAnswer answer) implements Sent {}

    /** The service says that it cannot answer now, and that the request may be sent again. */
    record NotNow(ApiAnswer answer) implements Sent {}

    /** The service gave no answer: it is away. */
    record Silence(String reason) implements Sent {}

    /** It was answered in any other way. */
    record Refused(ApiAnswer answer) implements Sent {}

    /** The status of {@link NotNow}. */
    int UNAVAILABLE = 503;

    /** Sends it. */
    static Sent of(ApiClient client, WriteRequest request) {
        try {
            ApiAnswer answer = client.send(request);
            if (answer.isGood()) {
                return new Accepted(answer);
            }
            return answer.status() == UNAVAILABLE ? new NotNow(answer) : new Refused(answer);
        } catch (NoAnswerException silence) {
            return new Silence(String.valueOf(silence.getMessage()));
        }
    }
}
