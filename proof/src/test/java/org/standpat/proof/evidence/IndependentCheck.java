package org.standpat.proof.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.standpat.proof.note.VerifierKey;

/** {@code verify/Verify.java}, compiled and called in this process, beside the check of this module: the two always have to agree. */
final class IndependentCheck {

    static final Path SOURCE = Path.of("..", "verify", "Verify.java");

    private static final Method RUN = compiled();

    private IndependentCheck() {}

    /** The status it ends with, and what it prints. */
    record Outcome(int status, String told) {}

    private static Method compiled() {
        try {
            Path classes = Files.createTempDirectory("verify");
            int failed = ToolProvider.getSystemJavaCompiler()
                    .run(
                            null,
                            null,
                            null,
                            "-cp",
                            classes.toString(),
                            "--release",
                            "17",
                            "-Xlint:all",
                            "-Werror",
                            "-d",
                            classes.toString(),
                            SOURCE.toString());
            assertThat(failed).isZero();
            URL[] folder = {classes.toUri().toURL()};
            Class<?> verify = new URLClassLoader(folder, null).loadClass("Verify");
            Method run = verify.getDeclaredMethod("run", byte[].class, String.class, List.class, PrintStream.class);
            run.setAccessible(true);
            return run;
        } catch (IOException | ReflectiveOperationException fault) {
            throw new AssertionError(fault);
        }
    }

    static Outcome run(byte[] file, VerifierKey log, List<VerifierKey> witnesses) {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        try {
            Object status = RUN.invoke(
                    null,
                    file,
                    log.toString(),
                    witnesses.stream().map(VerifierKey::toString).toList(),
                    new PrintStream(told, true, UTF_8));
            return new Outcome((int) status, told.toString(UTF_8));
        } catch (ReflectiveOperationException fault) {
            throw new AssertionError(fault);
        }
    }

    /** What this module says of a file, after it was seen that the other program says the same. */
    static Verdict agreed(byte[] file, VerifierKey log, List<VerifierKey> witnesses) {
        Verdict verdict = EvidenceCheck.check(file, log, witnesses);
        Outcome other = run(file, log, witnesses);
        int status = switch (verdict) {
            case Verdict.Proven proven -> proven.over() ? 0 : 3;
            case Verdict.Refused ignored -> 1;
        };
        assertThat(other.status())
                .as("%s, but the other program says: %s", verdict, other.told())
                .isEqualTo(status);
        return verdict;
    }
}
