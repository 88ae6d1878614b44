package org.standpat.command.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.access.CardReader;
import org.standpat.access.CardReaders;
import org.standpat.command.evidence.EvidenceDesk;
import org.standpat.proof.evidence.Evidence;

/** Gives the evidence of a hand as a file, to anybody: each reader gets what he may see, and the rest sealed. */
@RestController
public final class EvidenceController {

    /** Where the evidence of a hand is. */
    public static final String PATH = HandsController.PATH + "/{hand}/evidence";

    /** Asks for the seed of the decks, too. */
    static final String SEED = "seed";

    private static final MediaType TEXT = new MediaType(MediaType.TEXT_PLAIN, UTF_8);

    private final EvidenceDesk desk;
    private final CardReaders readers;

    /** Gives what this desk assembles, to readers who are known by their keys. */
    public EvidenceController(EvidenceDesk desk, CardReaders readers) {
        this.desk = desk;
        this.readers = readers;
    }

    /** The evidence file. */
    @GetMapping(PATH)
    @Operation(
            operationId = "readEvidence",
            tags = "proof",
            summary = "A file by which a stranger can check the hand against the public key of the log",
            description =
                    "What the reader may see is in it in the clear, and the rest sealed. docs/proof.md says how it is checked.",
            parameters = {
                @Parameter(
                        name = "hand",
                        in = ParameterIn.PATH,
                        required = true,
                        schema = @Schema(type = "string", format = "uuid")),
                @Parameter(
                        name = SEED,
                        in = ParameterIn.QUERY,
                        description = "With the seed of the decks: for staff with a reason, when the hand is over.",
                        schema = @Schema(type = "boolean", defaultValue = "false"))
            },
            responses = @ApiResponse(responseCode = "200", content = @Content(mediaType = "text/plain")))
    public ResponseEntity<byte[]> evidence(
            @PathVariable("hand") String id, @Parameter(hidden = true) HttpServletRequest request) {
        UUID hand = HandIds.parse(id);
        boolean withSeed = withSeed(request.getParameterMap());
        CardReader reader = readers.of(request);
        Evidence evidence = desk.evidence(hand, reader, withSeed);
        return ResponseEntity.ok()
                .contentType(TEXT)
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        ContentDisposition.attachment()
                                .filename(hand + ".evidence")
                                .build()
                                .toString())
                .body(evidence.text().getBytes(UTF_8));
    }

    private static boolean withSeed(Map<String, String[]> parameters) {
        if (parameters.isEmpty()) {
            return false;
        }
        List<String> values = List.of(parameters.getOrDefault(SEED, new String[0]));
        if (parameters.size() > 1
                || values.size() != 1
                || !List.of("true", "false").contains(values.getFirst())) {
            throw RequestFault.malformed("Evidence is asked for without parameters, or with " + SEED
                    + "=true for the seed of the decks, once.");
        }
        return values.getFirst().equals("true");
    }
}
