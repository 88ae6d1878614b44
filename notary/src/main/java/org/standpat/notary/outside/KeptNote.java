package org.standpat.notary.outside;

import java.nio.file.Path;
import org.standpat.proof.note.SignedNote;

/** One of the checkpoints that a folder keeps. */
public sealed interface KeptNote {

    /** The file that it is in. */
    Path file();

    /** Where it begins, in bytes from the beginning of the file. */
    long offset();

    /** One that can be read; nobody has verified it. */
    record Read(Path file, long offset, SignedNote note) implements KeptNote {}

    /** What stands where one was expected, and is none: somebody changed it, or the disk did. */
    record Unreadable(Path file, long offset, String why) implements KeptNote {}
}
