package org.standpat.formats;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.standpat.formats.text.TextEncoding;
import org.standpat.hand.HandEvent.HandStarted;

/**
 * A file that is read without fault, to be spoiled.
 *
 * @param name where it comes from
 * @param text what it says; a byte order mark is its first character
 * @param charset how it is written
 */
public record GoodFile(String name, String text, Charset charset) {

    /** How the rooms' older programs wrote. */
    private static final Charset OLDER = Charset.forName("windows-1252");

    private static final String MARK = "\uFEFF";
    private static final String ACCENT = "\u00C9";

    /** A fixture of this module, in UTF-8. */
    public static GoodFile fixture(String name) {
        return new GoodFile(name, ImportedFile.fixture(name), StandardCharsets.UTF_8);
    }

    /** These fixtures and, where the real hands are beside the project, all of their files in these folders. */
    public static List<GoodFile> all(List<String> fixtures, List<String> folders) {
        List<GoodFile> files =
                new ArrayList<>(fixtures.stream().map(GoodFile::fixture).toList());
        Optional<Path> corpus = Folders.corpusIfThere();
        for (String folder : folders) {
            corpus.ifPresent(real -> files.addAll(realOnes(real.resolve(folder))));
        }
        return files;
    }

    private static List<GoodFile> realOnes(Path folder) {
        try (var files = Files.list(folder)) {
            return files.sorted().map(GoodFile::real).toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static GoodFile real(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            Charset charset = TextEncoding.of(bytes).charset(bytes);
            return new GoodFile(file.toString(), new String(bytes, charset), charset);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** The same file as it stands, in UTF-16 of either order, and in Windows-1252 with a name that no other encoding has so. */
    public List<GoodFile> inEveryEncoding() {
        String bare = text.startsWith(MARK) ? text.substring(1) : text;
        return List.of(
                this,
                new GoodFile(name, MARK + bare, StandardCharsets.UTF_16LE),
                new GoodFile(name, bare, StandardCharsets.UTF_16BE),
                new GoodFile(name, accented(bare), OLDER));
    }

    private static String accented(String text) {
        List<ImportedHand> hands = ImportedFile.of(text).hands();
        if (hands.isEmpty()) {
            return text;
        }
        HandStarted started = (HandStarted) hands.getFirst().events().getFirst();
        String player = started.seats().getFirst().player();
        return text.replace(player, ACCENT + player);
    }

    /** The bytes of the file. */
    public byte[] bytes() {
        return text.getBytes(charset);
    }

    @Override
    public String toString() {
        return name + " in " + charset;
    }
}
