package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.UntrustedNoteException;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.ConsistencyProof;
import org.standpat.proof.tree.Hash;

/** A witness as C2SP tlog-witness describes one, with its own memory and its own mind, at a real address. */
final class TestWitness implements AutoCloseable {

    private static final Pattern OLD = Pattern.compile("old (0|[1-9]\\d*)");
    private static final int MOST_PROOF_LINES = 63;
    private static final String PREFIX = "/prefix";

    private final NoteSigner signer;
    private final Clock clock;
    private final Map<String, VerifierKey> logs = new HashMap<>();
    private final Map<String, Checkpoint> latest = new HashMap<>();
    private final List<Long> asked = new ArrayList<>();
    private final WebServer server = new WebServer(this::answer);

    TestWitness(String name, Clock clock, VerifierKey... logs) {
        this.signer = NoteSigner.random(name, KeyType.COSIGNATURE);
        this.clock = clock;
        for (VerifierKey log : logs) {
            this.logs.put(log.name(), log);
        }
    }

    Witness witness() {
        return new Witness(signer.verifier(), server.address(PREFIX));
    }

    /** The old sizes that he was asked about, in their order. */
    synchronized List<Long> asked() {
        return List.copyOf(asked);
    }

    /** He loses his memory. */
    synchronized void forget() {
        latest.clear();
    }

    /** Somebody who has the log's key has shown him this. */
    synchronized void remember(Checkpoint checkpoint) {
        latest.put(checkpoint.origin(), checkpoint);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String body = Reply.read(exchange);
        boolean mine = exchange.getRequestMethod().equals("POST")
                && exchange.getRequestURI().toString().equals(PREFIX + "/add-checkpoint");
        (mine ? addCheckpoint(body) : Reply.of(404)).send(exchange);
    }

    /** The rules of the document, in the order in which it has them. What is checked and what is remembered is one step. */
    synchronized Reply addCheckpoint(String body) {
        int end = body.indexOf("\n\n");
        if (end < 0) {
            return Reply.of(400);
        }
        List<String> lines = body.substring(0, end).lines().toList();
        var old = OLD.matcher(lines.getFirst());
        SignedNote note;
        Checkpoint checkpoint;
        List<Hash> proof;
        try {
            note = SignedNote.parse(body.substring(end + 2).getBytes(UTF_8));
            checkpoint = Checkpoint.parse(note.text());
            proof = lines.stream().skip(1).map(Hash::ofBase64).toList();
        } catch (IllegalArgumentException malformed) {
            return Reply.of(400);
        }
        if (!old.matches() || proof.size() > MOST_PROOF_LINES) {
            return Reply.of(400);
        }
        VerifierKey log = logs.get(checkpoint.origin());
        if (log == null) {
            return Reply.of(404);
        }
        try {
            note.verified(List.of(log));
        } catch (UntrustedNoteException untrusted) {
            return Reply.of(403);
        }
        return consistent(Long.parseLong(old.group(1)), proof, checkpoint);
    }

    private Reply consistent(long old, List<Hash> proof, Checkpoint checkpoint) {
        asked.add(old);
        if (old > checkpoint.size()) {
            return Reply.of(400);
        }
        Checkpoint before =
                latest.getOrDefault(checkpoint.origin(), Checkpoint.of(checkpoint.origin(), 0, Hash.OF_NOTHING));
        if (old != before.size()) {
            return new Reply(409, "text/x.tlog.size", before.size() + "\n");
        }
        if (old > 0 && old == checkpoint.size() && !checkpoint.root().equals(before.root())) {
            return new Reply(409, "text/x.tlog.size", before.size() + "\n");
        }
        boolean grown = old == 0
                ? proof.isEmpty()
                : new ConsistencyProof(old, checkpoint.size(), proof).holds(before.root(), checkpoint.root());
        if (!grown) {
            return Reply.of(422);
        }
        latest.put(checkpoint.origin(), checkpoint);
        return Reply.of(200, signer.sign(checkpoint.text(), clock.instant()).line() + "\n");
    }

    @Override
    public void close() {
        server.close();
    }
}
