package org.standpat.service.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.standpat.formats.HandInput;
import org.standpat.service.files.PassedOver.Reason;

/** Reads all that is found and notes it. Where something fails in the middle, what came before is noted with the reason. */
class FoundThings implements Found {

    /** Of a longer text only the beginning is kept. */
    private static final int MOST_KEPT = 1_000_000;

    /** Bytes under a name. */
    record Text(String name, String text) {}

    final List<Text> texts = new ArrayList<>();
    final List<PassedOver> passedOver = new ArrayList<>();
    long bytesRead;
    long bytesGiven;

    /** Reads these, as an import does. */
    FoundThings read(Path... asked) {
        FileReading reading = new FileReading(this, bytes -> bytesRead += bytes);
        FileTree tree = new FileTree(reading::read, this::passedOver);
        for (Path each : asked) {
            tree.each(each);
        }
        return this;
    }

    @Override
    public void hands(HandInput input) {
        StringBuilder text = new StringBuilder();
        try (var in = input.in()) {
            byte[] buffer = new byte[8_192];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                bytesGiven += read;
                if (text.length() < MOST_KEPT) {
                    text.append(new String(buffer, 0, read, StandardCharsets.ISO_8859_1));
                }
            }
        } catch (IOException fault) {
            text.append(" fault: ").append(fault.getMessage());
        }
        texts.add(new Text(input.name(), text.toString()));
    }

    @Override
    public void passedOver(PassedOver what) {
        passedOver.add(what);
    }

    /** Names of what was read, below this folder. */
    List<String> names(Path below) {
        return texts.stream()
                .map(text -> text.name().substring(below.toString().length() + 1))
                .toList();
    }

    /** What was passed over, below this folder, and why. */
    List<String> reasons(Path below) {
        return passedOver.stream()
                .map(what -> what.name().substring(below.toString().length() + 1) + ": " + what.reason())
                .toList();
    }

    /** True when something was passed over for this reason. */
    boolean has(Reason reason) {
        return passedOver.stream().anyMatch(what -> what.reason() == reason);
    }

    /** Runs a program of the system. */
    static void run(String... command) {
        try {
            int status = new ProcessBuilder(command).inheritIO().start().waitFor();
            if (status != 0) {
                throw new IllegalStateException(List.of(command) + " ended with " + status);
            }
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
