package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Optional;
import java.util.regex.Pattern;
import org.standpat.proof.note.SignedNote;

/** Tells the beginning of a checkpoint, which is what a crash leaves at the end of a file, from anything else. */
final class TornNote {

    private static final Pattern NAME = Pattern.compile("\\S+");
    private static final Pattern SIZE = Pattern.compile("\\d{1,19}");
    private static final Pattern ROOT = Pattern.compile("[A-Za-z0-9+/]{43}=");
    private static final Pattern SIZE_CUT = Pattern.compile("\\d{0,19}");
    private static final Pattern ROOT_CUT = Pattern.compile("[A-Za-z0-9+/]{0,43}");

    /** What stands for bytes that are no character; one at the very end was cut in two. */
    private static final char NO_CHARACTER = '\ufffd';

    private static final int LINE_OF_SIZE = 1;
    private static final int LINE_OF_ROOT = 2;

    private TornNote() {}

    /**
     * Whether more bytes could make a checkpoint of these.
     *
     * @param origin the first line of the checkpoint before it, where there is one
     */
    static boolean isBeginning(byte[] bytes, Optional<String> origin) {
        if (bytes.length > SignedNote.LONGEST) {
            return false;
        }
        String text = new String(bytes, UTF_8);
        if (text.endsWith(String.valueOf(NO_CHARACTER))) {
            text = text.substring(0, text.length() - 1);
        }
        if (text.chars().anyMatch(character -> character == NO_CHARACTER || (character < ' ' && character != '\n'))) {
            return false;
        }
        String[] lines = text.split("\n", -1);
        boolean signatures = false;
        for (int i = 0; i < lines.length; i++) {
            boolean whole = i < lines.length - 1;
            if (!fits(lines[i], i, whole, signatures, origin)) {
                return false;
            }
            signatures |= whole && lines[i].isEmpty();
        }
        return true;
    }

    private static boolean fits(String line, int number, boolean whole, boolean signatures, Optional<String> origin) {
        if (signatures) {
            return line.startsWith(NoteEnd.SIGNATURE) || (!whole && NoteEnd.SIGNATURE.startsWith(line));
        }
        return switch (number) {
            case 0 -> whole ? origin.map(line::equals).orElse(NAME.matcher(line).matches()) : isCutName(line, origin);
            case LINE_OF_SIZE -> (whole ? SIZE : SIZE_CUT).matcher(line).matches();
            case LINE_OF_ROOT ->
                ROOT.matcher(line).matches()
                        || (!whole && ROOT_CUT.matcher(line).matches());
            default -> true;
        };
    }

    private static boolean isCutName(String line, Optional<String> origin) {
        return origin.map(name -> name.startsWith(line))
                .orElse(line.isEmpty() || NAME.matcher(line).matches());
    }
}
