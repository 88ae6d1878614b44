package org.standpat.service.exports;

import org.jspecify.annotations.Nullable;
import org.standpat.export.json.Views;
import org.standpat.view.Viewer;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads from the command line whose view of finished hands is meant. */
final class ViewerName implements ITypeConverter<Viewer> {

    @Override
    public Viewer convert(String text) {
        // A seat may also be written without a blank, which would need quotes.
        @Nullable Viewer viewer = Views.of(text.replaceFirst("^seat-", "seat "));
        if (viewer == null) {
            throw new TypeConversionException(
                    "a viewer is 'staff', 'public' or a seat such as 'seat-3', not '" + text + "'.");
        }
        return viewer;
    }
}
