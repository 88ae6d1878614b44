package org.standpat.service.imports;

/** Text from files of others as the database can keep it: it has no character NUL and no half of a pair. */
final class StorableText {

    private static final int REPLACEMENT = 0xFFFD;

    private StorableText() {}

    /** The same text, with U+FFFD for what cannot be kept. */
    static String of(String text) {
        StringBuilder kept = new StringBuilder(text.length());
        text.codePoints().forEach(character -> {
            boolean storable = character != 0 && Character.getType(character) != Character.SURROGATE;
            kept.appendCodePoint(storable ? character : REPLACEMENT);
        });
        return kept.toString();
    }
}
