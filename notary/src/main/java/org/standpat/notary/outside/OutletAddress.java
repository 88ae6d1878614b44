package org.standpat.notary.outside;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.tree.Subtrees;

/**
 * An address to which each checkpoint is posted as it is, as {@code text/plain; charset=utf-8}. Any status from 200 to 299 says that it is
 * kept there; nothing is read back. An answer that points elsewhere is not followed.
 */
public final class OutletAddress implements Outlet {

    /** Longest time for one checkpoint, from the connection to the end of the answer. */
    public static final Duration PATIENCE = Duration.ofSeconds(5);

    /** Most bytes of an answer; it is not looked at. */
    public static final int LONGEST_ANSWER = 1 << 16;

    /** What a bearer token is made of (RFC 6750, 2.1). */
    private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9\\-._~+/]+=*");

    private final WebAddress address;
    private final Optional<String> token;
    private final Duration patience;
    private final Poster poster = new Poster();

    /**
     * One that is not yet asked whether it is there.
     *
     * @param token that says who posts, if the address asks for one; never shown
     * @throws IllegalArgumentException when the token is none; the message does not quote it
     */
    public OutletAddress(WebAddress address, Optional<String> token) {
        this(address, token, PATIENCE);
    }

    OutletAddress(WebAddress address, Optional<String> token, Duration patience) {
        if (!token.map(bearer -> TOKEN.matcher(bearer).matches()).orElse(true)) {
            throw new IllegalArgumentException(
                    "A bearer token of letters, digits and - . _ ~ + / was expected for checkpoints, with = at its end alone, but something else came.");
        }
        this.address = address;
        this.token = token;
        this.patience = patience;
    }

    @Override
    public String name() {
        return "the address " + address;
    }

    @Override
    public void take(SignedCheckpoint checkpoint, Subtrees tree) throws IOException {
        String note = checkpoint.note().toString();
        Poster.Answer answer;
        try {
            answer = poster.post(address, note, token, patience, LONGEST_ANSWER);
        } catch (IOException failed) {
            throw refusal(
                    checkpoint,
                    failed.getMessage() + ". Look whether it runs, and whether this machine reaches it.",
                    failed);
        }
        if (!answer.isGood()) {
            throw refusal(checkpoint, advice(answer.status()), null);
        }
    }

    private IOException refusal(SignedCheckpoint checkpoint, String why, @Nullable IOException cause) {
        return new IOException(
                "The address %s has not kept the checkpoint of size %d: %s"
                        .formatted(address, checkpoint.checkpoint().size(), why),
                cause);
    }

    private static String advice(int status) {
        String answered = "it answered with status %d, and 200 to 299 was expected. ".formatted(status);
        return answered
                + switch (status) {
                    case 301, 302, 303, 307, 308 ->
                        "It points to another address, which is not followed; configure that one when it is the right one.";
                    case 401, 403 -> "Look whether the token is the right one.";
                    case 404, 405 -> "Look whether the address is the right one.";
                    default -> "Whoever runs it has to see why.";
                };
    }

    @Override
    public Optional<SignedNote> newest() {
        return Optional.empty();
    }

    /** Ends its connections. */
    @Override
    public void close() {
        poster.close();
    }
}
