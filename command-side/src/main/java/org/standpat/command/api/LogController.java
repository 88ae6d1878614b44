package org.standpat.command.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Optional;
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

    private static final String TAG = "proof";
    private static final MediaType TEXT = new MediaType(MediaType.TEXT_PLAIN, UTF_8);
    private static final Duration FOR_EVER = Duration.ofDays(365);

    private final Checkpoints checkpoints;
    private final StoredTree tree;
    private final VerifierKey key;

    /** The log that has these, and is signed with this key. */
    public LogController(Checkpoints checkpoints, StoredTree tree, VerifierKey key) {
        this.checkpoints = checkpoints;
        this.tree = tree;
        this.key = key;
    }

    /** The newest checkpoint. */
    @GetMapping(CHECKPOINT)
    @Operation(
            operationId = "readCheckpoint",
            tags = TAG,
            summary = "The newest signed checkpoint of the log, a C2SP signed note",
            responses = @ApiResponse(responseCode = "200", content = @Content(mediaType = "text/plain")))
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
    @Operation(
            operationId = "readLogKey",
            tags = TAG,
            summary =
                    "The public key of the log, a C2SP verifier key; who checks evidence should have it from elsewhere",
            responses = @ApiResponse(responseCode = "200", content = @Content(mediaType = "text/plain")))
    public ResponseEntity<byte[]> key() {
        return ResponseEntity.ok()
                .contentType(TEXT)
                .cacheControl(CacheControl.noCache())
                .body((key + "\n").getBytes(UTF_8));
    }

    /** The hashes of a tile, 32 bytes each. */
    @GetMapping(TILES + "**")
    @Operation(
            operationId = "readTile",
            tags = TAG,
            summary = "Hashes of the log's tree, 32 bytes each, at the address that C2SP tlog-tiles gives them",
            responses = @ApiResponse(responseCode = "200", content = @Content(mediaType = "application/octet-stream")))
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
