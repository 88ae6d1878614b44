package org.standpat.service.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import org.standpat.service.archive.ArchiveFault;
import org.standpat.service.files.PassedOver.Reason;

/** Why something cannot be read, in words. */
final class FaultWords {

    private FaultWords() {}

    /** What is told of something that cannot be read because of this. */
    static PassedOver of(String name, IOException fault) {
        return new PassedOver(name, reason(fault), why(fault));
    }

    private static Reason reason(IOException fault) {
        return switch (fault) {
            case ArchiveFault damage ->
                switch (damage.kind()) {
                    case DAMAGED -> Reason.DAMAGED;
                    case TOO_LARGE -> Reason.OVER_A_LIMIT;
                };
            default -> Reason.UNREADABLE;
        };
    }

    private static String why(IOException fault) {
        return switch (fault) {
            case NoSuchFileException ignored -> "there is no such file";
            case AccessDeniedException ignored -> "it may not be opened by this user";
            case FileSystemLoopException ignored -> "its links lead in a circle";
            case FileSystemException refused ->
                refused.getReason() == null
                        ? String.valueOf(refused.getMessage())
                        : "the system says: " + refused.getReason();
            default -> String.valueOf(fault.getMessage());
        };
    }
}
