package org.standpat.command.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.notary.checkpoint.Checkpoints;
import org.standpat.notary.checkpoint.KeptCheckpoint;
import org.standpat.notary.tree.StoredTree;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.Tile;

/**
 * The transparency log as C2SP tlog-tiles lays it out: its newest checkpoint and the hashes of its tree, for anybody. What the leaves say is not
 * here; evidence says it, to those who may see it.
 */
@RestController
public final class LogController {

    /** Where the newest checkpoint is. */
    public static final String CHECKPOINT = "/log/checkpoint";

    /** Where the public key is, for whoever has it from elsewhere to compare. */
    public static final String KEY = "/log/key";

    /** Before the path of a tile. */
    public static final String TILES = "/log/tile/";

    private static final MediaType TEXT = new MediaType(MediaType.TEXT_PLAIN, UTF_8);
    private static final Duration FOR_EVER = Duration.ofDays(365);

    private final Checkpoints checkpoints;
    private final StoredTree tree;
    private final VerifierKey key;

    /** The log in this database, which is signed with this key. */
    public LogController(DataSource database, VerifierKey key) {
        this.checkpoints = new Checkpoints(database);
        this.tree = new StoredTree(database);
        this.key = key;
    }

    /** The newest checkpoint. */
    @GetMapping(CHECKPOINT)
    public ResponseEntity<byte[]> checkpoint() {
        String note = checkpoints
                .newest()
                .map(KeptCheckpoint::text)
                .orElseThrow(() -> RequestFault.notFound("Nothing was recorded yet, and so nothing was signed."));
        return ResponseEntity.ok()
                .contentType(TEXT)
                .cacheControl(CacheControl.noCache())
                .body(note.getBytes(UTF_8));
    }

    /** The public key, as a C2SP verifier key. */
    @GetMapping(KEY)
    public ResponseEntity<byte[]> key() {
        return ResponseEntity.ok()
                .contentType(TEXT)
                .cacheControl(CacheControl.noCache())
                .body((key + "\n").getBytes(UTF_8));
    }

    /** The hashes of a tile, 32 bytes each. */
    @GetMapping(TILES + "**")
    public ResponseEntity<byte[]> tile(HttpServletRequest request) {
        String path = request.getRequestURI();
        Tile tile = Optional.of(path)
                .filter(whole -> whole.startsWith(TILES))
                .flatMap(whole -> Tile.at(whole.substring(TILES.length())))
                .filter(asked -> asked.isIn(size()))
                .orElseThrow(
                        () -> RequestFault.notFound(
                                "There is no such tile in the tree of the newest checkpoint. Tiles are addressed as C2SP tlog-tiles says."));
        return ResponseEntity.ok()
                .contentType(MediaType.APPLICATION_OCTET_STREAM)
                .cacheControl(CacheControl.maxAge(FOR_EVER).cachePublic().immutable())
                .body(tree.hashes(tile));
    }

    private long size() {
        return checkpoints.newest().map(KeptCheckpoint::size).orElse(0L);
    }
}
