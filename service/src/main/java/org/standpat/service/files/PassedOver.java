package org.standpat.service.files;

/**
 * Something that was not read, or not to its end.
 *
 * @param name what it is called, as it is called; a terminal may be steered by it
 * @param reason the sort of reason
 * @param why what was expected and what came, as a sentence without the name
 */
public record PassedOver(String name, Reason reason, String why) {

    /** Sorts of reasons. */
    public enum Reason {
        /** There is nothing in it. */
        EMPTY("empty", false),
        /** It is no text: a picture, a program, a file of the system. */
        NO_TEXT("no text", false),
        /** Neither file nor folder: a pipe, a socket, a device. */
        NO_FILE("no file", false),
        /** It leads elsewhere, and nothing outside of what was asked for is read. */
        LINK("a link", true),
        /** It may not be read, or cannot. */
        UNREADABLE("cannot be read", true),
        /** It became another while it was read. */
        CHANGED("changed meanwhile", true),
        /** An archive that is not as archives are. */
        DAMAGED("damaged", true),
        /** An archive with a password. */
        ENCRYPTED("encrypted", true),
        /** An archive of a kind that is not read. */
        UNKNOWN_ARCHIVE("another kind of archive", true),
        /** More of something than there may be. */
        OVER_A_LIMIT("over a limit", true);

        private final String title;
        private final boolean fault;

        Reason(String title, boolean fault) {
            this.title = title;
            this.fault = fault;
        }

        /** The reason in words. */
        public String title() {
            return title;
        }

        /** True when there may be hands in it that nobody has seen; false for what plainly holds none. */
        public boolean isFault() {
            return fault;
        }
    }
}
