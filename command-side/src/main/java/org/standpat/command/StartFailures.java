package org.standpat.command;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.standpat.command.dealer.DealerKeyException;
import org.standpat.db.postgres.Schema.SchemaException;
import org.standpat.notary.NotaryKeyException;

/** Says in a sentence why the program cannot start, instead of showing the inside of the program. */
public final class StartFailures implements FailureAnalyzer {

    @Override
    public @Nullable FailureAnalysis analyze(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof MissingSettingException
                    || cause instanceof DealerKeyException
                    || cause instanceof NotaryKeyException
                    || cause instanceof SchemaException) {
                return new FailureAnalysis(String.valueOf(cause.getMessage()), null, cause);
            }
        }
        return null;
    }
}
