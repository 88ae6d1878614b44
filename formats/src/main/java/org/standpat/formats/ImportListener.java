package org.standpat.formats;

/** Told about every hand of an import as it is done, to show progress and to name what was refused. */
@FunctionalInterface
public interface ImportListener {

    /**
     * How far an import of one file has come.
     *
     * @param hands hands done
     * @param bytesRead bytes of the file that have been read
     * @param bytes bytes of the whole file, 0 when it could not be opened
     */
    record Progress(long hands, long bytesRead, long bytes) {}

    /** One more hand is done. */
    void handDone(HandOutcome outcome, Progress progress);
}
