package org.standpat.service.proof;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.standpat.proof.evidence.Evidence;
import org.standpat.proof.evidence.EvidenceCheck;
import org.standpat.proof.evidence.Verdict;
import org.standpat.proof.note.VerifierKey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks an evidence file. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        header = "Checks the evidence of a hand against the public key of the log.",
        description = {
            "Says what is proven, or in which line of the file the fault is. It needs no database and no service, and asks nobody."
                    + " verify/Verify.java does the same without Standpat; docs/proof.md says what is checked.",
            "The status is 0 when the hand is proven, 3 when it is and was not over yet, 1 when the file proves nothing."
        })
public final class CheckVerb implements Callable<Integer> {

    private static final int REFUSED = 1;
    private static final int NOT_OVER = 3;

    @Spec
    private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The evidence file.")
    private @Nullable Path file;

    @Option(
            names = "--key",
            required = true,
            paramLabel = "KEY",
            converter = VerifierKeyText.class,
            description = "The public key of the log, name+id+base64; from elsewhere than the file.")
    private @Nullable VerifierKey key;

    @Option(
            names = "--witness",
            paramLabel = "KEY",
            converter = VerifierKeyText.class,
            description = "The public key of a witness who has to have cosigned; may be given again for another.")
    private List<VerifierKey> witnesses = new ArrayList<>();

    @Override
    public Integer call() {
        byte[] bytes = bytes(Objects.requireNonNull(file));
        Verdict verdict;
        try {
            verdict = EvidenceCheck.check(bytes, Objects.requireNonNull(key), witnesses);
        } catch (IllegalArgumentException misfit) {
            throw complaint(String.valueOf(misfit.getMessage()));
        }
        VerdictText.lines(verdict).forEach(System.out::println);
        return switch (verdict) {
            case Verdict.Proven proven -> proven.over() ? 0 : NOT_OVER;
            case Verdict.Refused ignored -> REFUSED;
        };
    }

    /** As many as are read, and one more where there are more. */
    private byte[] bytes(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes(Evidence.MOST_BYTES + 1);
        } catch (IOException unreadable) {
            throw complaint("the file " + path + " cannot be read.");
        }
    }

    private ParameterException complaint(String sentence) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), sentence);
    }
}
