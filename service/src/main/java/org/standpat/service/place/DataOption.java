package org.standpat.service.place;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of every verb that says where the hands lie. */
public final class DataOption {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description =
                    "The data folder. Without it: the server that STANDPAT_DB_URL names, else the folder that STANDPAT_DATA"
                            + " names, else standpat-data.")
    private @Nullable Path folder;

    /** Where the hands lie. */
    public Place place(Settings settings) {
        Path given = folder;
        return given == null ? settings.place() : new Place.Folder(given);
    }
}
