package org.standpat.notary.outside;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serial;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;

/** Reads the body of an answer, and stops when it is longer than it may be. */
final class BoundedBody implements HttpResponse.BodySubscriber<byte[]> {

    /** More came than is read. */
    static final class TooLong extends IOException {

        @Serial
        private static final long serialVersionUID = 1;

        TooLong(int most) {
            super("its answer has more than %,d bytes".formatted(most));
        }
    }

    private final int most;
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();
    private final CompletableFuture<byte[]> whole = new CompletableFuture<>();
    private Flow.@Nullable Subscription source;

    /** @param most bytes that are read */
    BoundedBody(int most) {
        this.most = most;
    }

    @Override
    public CompletionStage<byte[]> getBody() {
        return whole;
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        source = subscription;
        subscription.request(1);
    }

    @Override
    public void onNext(List<ByteBuffer> parts) {
        if (whole.isDone() || source == null) {
            return;
        }
        for (ByteBuffer part : parts) {
            if (part.remaining() > most - body.size()) {
                source.cancel();
                whole.completeExceptionally(new TooLong(most));
                return;
            }
            byte[] bytes = new byte[part.remaining()];
            part.get(bytes);
            body.writeBytes(bytes);
        }
        source.request(1);
    }

    @Override
    public void onError(Throwable failure) {
        whole.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
        whole.complete(body.toByteArray());
    }
}
