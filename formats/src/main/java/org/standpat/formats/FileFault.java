package org.standpat.formats;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be read. */
public final class FileFault {

    private FileFault() {}

    /** The reason in words, without the name of the file where the system tells them apart. */
    public static String words(IOException fault) {
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
