package org.standpat.command.shell;

/** More requests wait for this hand than are let in, or one waited too long. Nothing was recorded. */
public final class HandBusyException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    HandBusyException(Throwable cause) {
        super(
                "Too many requests wait for this hand, or this one waited too long. Nothing was recorded: send it again in a moment.",
                cause);
    }
}
