package org.standpat.service.access;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.KeyEntry;
import org.standpat.db.access.KeyRole;
import org.standpat.service.Sentence;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Place;
import org.standpat.service.place.Settings;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Makes a key. */
@Command(
        name = "key",
        mixinStandardHelpOptions = true,
        header = "Makes a key for a player, an analyst, staff or the backend.",
        description = {
            "Prints a new key, which nothing keeps: it cannot be shown again. The line for the file of keys holds its SHA-256 and is"
                    + " printed too, or added to the file with --add.",
            "A key is sent as Authorization: Bearer <key>. It is taken back when its line is deleted; a service sees that within a"
                    + " second."
        })
public final class KeyVerb implements Callable<Integer> {

    @Spec
    private @Nullable CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "ROLE",
            converter = RoleName.class,
            description = "player, analyst, staff or backend.")
    private @Nullable KeyRole role;

    @Parameters(
            index = "1",
            paramLabel = "NAME",
            description = "Who holds it; of a player the room's name for him, letter by letter.")
    private String name = "";

    @Option(
            names = "--add",
            description =
                    "Add the line to the file of keys: the one that STANDPAT_KEYS names, else 'keys' in the data folder.")
    private boolean add;

    @Mixin
    private DataOption data = new DataOption();

    @Override
    public Integer call() {
        AccessKey key = AccessKey.make(new SecureRandom());
        KeyEntry entry = entry(key);
        if (add) {
            Path file = file();
            KeyLine.add(file, entry);
            System.out.println(key.text());
            System.err.println("The key above is shown this once. Its line is in " + file + ".");
        } else {
            System.out.println(key.text());
            System.out.println(entry.line());
            System.err.println(
                    "The key in the first line is shown this once. The second line belongs into the file of keys.");
        }
        return 0;
    }

    private KeyEntry entry(AccessKey key) {
        try {
            return new KeyEntry(Objects.requireNonNull(role), name, key.hash());
        } catch (IllegalArgumentException misfit) {
            throw new ParameterException(Objects.requireNonNull(spec).commandLine(), misfit.getMessage() + ".");
        }
    }

    private Path file() {
        Settings settings = Settings.ofThisProcess();
        String file = settings.keyFile(
                data.place(settings) instanceof Place.Folder folder ? Optional.of(folder.path()) : Optional.empty());
        if (file.isEmpty()) {
            throw new Sentence(
                    "There is no data folder whose file of keys the line could be added to: name one with --data,"
                            + " or the file with " + Settings.KEYS + ".");
        }
        return Path.of(file);
    }

    /** Reads a role. */
    static final class RoleName implements ITypeConverter<KeyRole> {
        @Override
        public KeyRole convert(String word) {
            return KeyRole.of(word)
                    .orElseThrow(() -> new TypeConversionException(
                            "a role is one of " + KeyRole.words() + ", not '" + word + "'."));
        }
    }
}
