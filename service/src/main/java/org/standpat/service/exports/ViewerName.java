package org.standpat.service.exports;

import org.jspecify.annotations.Nullable;
import org.standpat.export.json.Views;
import org.standpat.view.Onlooker;
import org.standpat.view.Viewer;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads from the command line whose view of hands is meant. */
public final class ViewerName implements ITypeConverter<Onlooker> {

    private static final String PLAYER = "player:";

    @Override
    public Onlooker convert(String text) {
        if (text.length() > PLAYER.length() && text.startsWith(PLAYER)) {
            return Onlooker.player(text.substring(PLAYER.length()));
        }
        // A seat may also be written without a blank, which would need quotes.
        @Nullable Viewer viewer = Views.of(text.replaceFirst("^seat-", "seat "));
        if (viewer == null) {
            throw new TypeConversionException(
                    "a viewer is 'staff', 'public', a seat such as 'seat-3' or a player such as 'player:North', not '"
                            + text + "'.");
        }
        return Onlooker.always(viewer);
    }
}
