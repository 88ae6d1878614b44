package org.standpat.service;

import java.io.PrintWriter;
import java.util.List;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.jdbc.CannotGetJdbcConnectionException;
import org.standpat.command.MissingSettingException;
import org.standpat.command.dealer.DealerKeyException;
import org.standpat.db.access.AccessNotRecordedException;
import org.standpat.db.log.LogUnavailableException;
import org.standpat.db.log.OutcomeUnknownException;
import org.standpat.db.postgres.LocalPostgresException;
import org.standpat.db.postgres.Schema.SchemaException;
import org.standpat.notary.NotaryKeyException;
import org.standpat.notary.audit.AuditStoppedException;
import org.standpat.notary.tree.MissingTileException;
import org.standpat.query.projection.RebuildRefusedException;
import org.standpat.service.http.NoAnswerException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what went wrong in a sentence. Only a fault of the program itself shows its inside. */
final class Complaints {

    private static final int FAILED = 1;
    private static final int BAD_ARGUMENTS = 2;

    private Complaints() {}

    /** The arguments make no sense. */
    static int arguments(ParameterException fault, String[] arguments) {
        PrintWriter err = fault.getCommandLine().getErr();
        err.println("standpat: " + sentence(fault));
        List<String> similar =
                fault instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
        if (!similar.isEmpty()) {
            err.println("Did you mean: " + String.join(", ", similar) + "?");
        }
        err.println("'" + fault.getCommandLine().getCommandSpec().qualifiedName() + " --help' tells what there is.");
        err.flush();
        return BAD_ARGUMENTS;
    }

    private static String sentence(ParameterException fault) {
        if (fault instanceof UnmatchedArgumentException unmatched) {
            String first = unmatched.getUnmatched().getFirst();
            boolean isVerb = fault.getCommandLine().getParent() == null && !first.startsWith("-");
            return isVerb ? "there is no verb '" + first + "'." : "'" + first + "' is not known here.";
        }
        return String.valueOf(fault.getMessage());
    }

    /** A verb failed. */
    static int failure(Exception fault, CommandLine line, ParseResult result) {
        PrintWriter err = line.getErr();
        if (isEnding()) {
            // It was told to stop, and so of course something could not go on.
            return FAILED;
        }
        String sentence = sentence(fault);
        if (sentence.isEmpty()) {
            err.println("standpat: this is a fault of Standpat itself:");
            fault.printStackTrace(err);
        } else {
            err.println("standpat: " + sentence);
        }
        err.flush();
        return FAILED;
    }

    private static boolean isEnding() {
        Thread hook = new Thread(() -> {});
        try {
            Runtime.getRuntime().addShutdownHook(hook);
            Runtime.getRuntime().removeShutdownHook(hook);
            return false;
        } catch (IllegalStateException ending) {
            return true;
        }
    }

    private static String sentence(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            switch (cause) {
                case PortInUseException taken -> {
                    return "port " + taken.getPort()
                            + " is taken by another program: stop that one, or choose another port with"
                            + " --port (0 takes any that is free).";
                }
                case Sentence ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case LocalPostgresException ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case SchemaException ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case NotaryKeyException ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case MissingTileException ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case MissingSettingException ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case AuditStoppedException ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case DealerKeyException ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case AccessNotRecordedException ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case RebuildRefusedException ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case NoAnswerException ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case LogUnavailableException ignored -> {
                    return String.valueOf(cause.getMessage());
                }
                case OutcomeUnknownException ignored -> {
                    return "The database was lost while it was recording. Run the same command again: what is recorded is not recorded"
                            + " twice.";
                }
                case CannotGetJdbcConnectionException ignored -> {
                    return "The database cannot be reached. Start it, and run the same command again.";
                }
                default -> {
                    // Whatever wraps it says less.
                }
            }
        }
        return "";
    }
}
