package org.standpat.formats.recognition;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandInput;
import org.standpat.formats.HandOpener;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.standpat.formats.fulltilt.FullTiltFormat;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.kingsclub.KingsClubFormat;
import org.standpat.formats.merge.MergeFormat;
import org.standpat.formats.ohh.OhhFormat;
import org.standpat.formats.phh.PhhFormat;
import org.standpat.formats.pokerstars.PokerStarsFormat;
import org.standpat.formats.standpat.StandpatFormat;
import org.standpat.formats.text.Beginning;
import org.standpat.formats.text.TextLimits;
import org.standpat.formats.winamax.WinamaxFormat;

/** All formats that hands are read from. Which one a file has is told from its first bytes, never from its name. */
public final class HandFormats implements HandOpener {

    private static final HandFormat OWN = new StandpatFormat();

    private final List<HandFormat> formats;

    /** All formats; hands of rooms are judged so. */
    public HandFormats(Judging judging) {
        formats = List.of(
                new PokerStarsFormat(judging),
                new FullTiltFormat(judging),
                new KingsClubFormat(judging),
                new MergeFormat(judging),
                new WinamaxFormat(judging),
                new OhhFormat(judging),
                OWN,
                new PhhFormat(judging.undated()));
    }

    /** All formats that can be read. */
    public List<HandFormat> all() {
        return formats;
    }

    /**
     * The format of a file.
     *
     * @param file the file as messages name it
     * @param first its first bytes, {@link TextLimits#BEGINNING_BYTES} of them or all that there are
     * @throws HandRefused when no format that is read begins so, which is also said of an empty file and of one that is no text
     */
    public HandFormat recognise(String file, byte[] first) {
        return recognise(file, Beginning.of(first));
    }

    /** Why no hands of any format can be in a file that begins so, as a sentence without the file; null when there may be some. */
    public static @Nullable String fault(Beginning beginning) {
        String fault = beginning.fault();
        // A hand of our own is one line, which may be longer than those of any room.
        return fault == null || OWN.isBegunBy(beginning.text()) ? null : fault;
    }

    private HandFormat recognise(String file, Beginning beginning) {
        String text = beginning.text();
        String fault = fault(beginning);
        if (fault != null) {
            throw new HandRefused(Place.of(file), fault);
        }
        for (HandFormat format : formats) {
            if (format.isBegunBy(text)) {
                return format;
            }
        }
        String line = text.lines().filter(any -> !any.isBlank()).findFirst().orElse("");
        throw new HandRefused(
                Place.of(file),
                "expected hands of "
                        + formats.stream().map(HandFormat::title).collect(Collectors.joining(", "))
                        + ", got a file that begins with " + TextLimits.quote(line));
    }

    @Override
    public HandFile open(HandInput input) throws IOException {
        Beginning beginning = Beginning.read(input.in());
        return recognise(input.name(), beginning).open(input.readBy(beginning.before(input.in())));
    }
}
