package org.standpat.service.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.service.files.PassedOver.Reason;

/** A folder is gone over in order, and nothing outside of it is read. */
class FileTreeTest {

    @TempDir
    private Path place;

    private Path folder = Path.of("");

    @BeforeEach
    void folder() throws IOException {
        folder = Files.createDirectory(place.resolve("hands"));
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    @Test
    void given_files_in_folders_then_they_come_in_the_order_of_their_names_however_deep() throws IOException {
        write("b.txt", "b");
        write("a/z/1.txt", "a/z/1");
        write("a/z/0.txt", "a/z/0");
        write("a/b.txt", "a/b");
        write("c/.hidden", "hidden");
        Files.createDirectory(folder.resolve("empty"));

        FoundThings found = new FoundThings().read(folder);

        assertThat(found.names(folder)).containsExactly("a/b.txt", "a/z/0.txt", "a/z/1.txt", "b.txt", "c/.hidden");
        assertThat(found.passedOver).isEmpty();
        assertThat(Extent.of(List.of(folder))).isEqualTo(new Extent(5, 3 + 5 + 5 + 1 + 6));
        assertThat(found.bytesRead).isEqualTo(3 + 5 + 5 + 1 + 6);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 1_000})
    void given_more_names_than_are_held_at_once_then_each_comes_once_and_in_order(int namesAtOnce) throws IOException {
        for (int i = 100; i < 121; i++) {
            write(i + ".txt", "");
        }
        List<String> names = new ArrayList<>();

        new FileTree(file -> names.add(file.name()), other -> {}, namesAtOnce).each(folder);

        assertThat(names).hasSize(21).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void given_links_then_none_is_followed_and_each_is_told() throws IOException {
        Path outside = Files.createDirectory(place.resolve("outside"));
        Files.writeString(outside.resolve("secret.txt"), "secret");
        write("a.txt", "a");
        Files.createSymbolicLink(folder.resolve("1-file-outside"), outside.resolve("secret.txt"));
        Files.createSymbolicLink(folder.resolve("2-folder-outside"), outside);
        Files.createSymbolicLink(folder.resolve("3-inside"), folder.resolve("a.txt"));
        Files.createSymbolicLink(folder.resolve("4-itself"), folder.resolve("4-itself"));
        Files.createSymbolicLink(folder.resolve("5-above"), folder);
        Files.createSymbolicLink(folder.resolve("6-nowhere"), place.resolve("nowhere"));
        Files.createSymbolicLink(folder.resolve("7-endless"), Path.of("/dev/zero"));

        FoundThings found = new FoundThings().read(folder);

        assertThat(found.texts).containsExactly(new FoundThings.Text(folder + "/a.txt", "a"));
        assertThat(found.reasons(folder))
                .containsExactly(
                        "1-file-outside: LINK",
                        "2-folder-outside: LINK",
                        "3-inside: LINK",
                        "4-itself: LINK",
                        "5-above: LINK",
                        "6-nowhere: LINK",
                        "7-endless: LINK");
    }

    @Test
    void given_a_hard_link_then_it_is_a_file_and_a_link_that_was_asked_for_is_followed() throws IOException {
        Path file = write("a.txt", "a");
        Files.createLink(folder.resolve("b.txt"), file);
        Path link = Files.createSymbolicLink(place.resolve("link"), folder);

        assertThat(new FoundThings().read(link, file).names(place))
                .containsExactly("link/a.txt", "link/b.txt", "hands/a.txt");
    }

    @Test
    void given_pipes_sockets_and_devices_then_nobody_waits_for_them() throws IOException {
        FoundThings.run("mkfifo", folder.resolve("pipe").toString());
        write("z.txt", "z");
        try (ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            // A short way to it: the address of a socket has hardly a hundred characters.
            Path address = Files.createTempDirectory(Path.of("/tmp"), "s").resolve("socket");
            socket.bind(UnixDomainSocketAddress.of(address));
            Files.move(address, folder.resolve("socket"));
            Files.delete(address.getParent());

            FoundThings found = new FoundThings().read(folder, folder.resolve("pipe"), Path.of("/dev/zero"));

            assertThat(found.names(folder)).containsExactly("z.txt");
            assertThat(found.passedOver)
                    .extracting(PassedOver::name, PassedOver::reason)
                    .containsExactly(
                            tuple(folder + "/pipe", Reason.NO_FILE),
                            tuple(folder + "/socket", Reason.NO_FILE),
                            tuple(folder + "/pipe", Reason.UNREADABLE),
                            tuple("/dev/zero", Reason.UNREADABLE));
        }
    }

    @Test
    void given_a_name_that_is_not_there_then_it_is_told_and_the_others_are_read() throws IOException {
        FoundThings found = new FoundThings().read(folder.resolve("none.txt"), write("a.txt", "a"));

        assertThat(found.passedOver)
                .containsExactly(new PassedOver(folder + "/none.txt", Reason.UNREADABLE, "there is no such file"));
        assertThat(found.names(folder)).containsExactly("a.txt");
    }

    @Test
    void given_folders_deeper_than_the_limit_then_the_deepest_are_passed_over() throws IOException {
        Path deep = folder;
        for (int depth = 1; depth <= FileTree.MOST_FOLDERS_DEEP + 1; depth++) {
            deep = Files.createDirectory(deep.resolve("d"));
            Files.writeString(deep.resolve("a.txt"), "a");
        }

        FoundThings found = new FoundThings().read(folder);

        assertThat(found.texts).hasSize(FileTree.MOST_FOLDERS_DEEP);
        assertThat(found.passedOver)
                .containsExactly(new PassedOver(
                        deep.toString(), Reason.OVER_A_LIMIT, "folders are read 64 deep, this one is deeper"));
    }

    @Test
    void given_names_that_steer_a_terminal_or_are_markup_then_they_are_told_as_they_are() throws IOException {
        List<String> names = List.of("<b>&amp;.txt", "a\nb.txt", "red\u001b[31m.txt", "\u202etxt.", "-rf");
        for (String name : names) {
            write(name, "x");
        }

        assertThat(new FoundThings().read(folder).names(folder)).containsExactlyInAnyOrderElementsOf(names);
    }

    /** A way in which a folder is held. */
    @FunctionalInterface
    interface Holding {
        Folder open(Path folder) throws IOException;
    }

    static Stream<Holding> holdings() {
        return Stream.of(Folder::open, NamedFolder::new);
    }

    @ParameterizedTest
    @MethodSource("holdings")
    void given_a_link_takes_the_place_of_a_file_or_folder_then_it_is_not_followed(Holding holding) throws IOException {
        Path outside = Files.createDirectory(place.resolve("outside"));
        Files.writeString(outside.resolve("secret.txt"), "secret");
        write("a.txt", "a");
        write("below/b.txt", "b");
        try (Folder open = holding.open(folder)) {
            assertThat(open.namesAfter(null, 10)).containsExactly(Path.of("a.txt"), Path.of("below"));
            assertThat(open.namesAfter(Path.of("a.txt"), 10)).containsExactly(Path.of("below"));
            Files.delete(folder.resolve("a.txt"));
            Files.createSymbolicLink(folder.resolve("a.txt"), outside.resolve("secret.txt"));
            Files.move(folder.resolve("below"), place.resolve("away"));
            Files.createSymbolicLink(folder.resolve("below"), outside);

            assertThat(open.attributes(Path.of("a.txt")).isSymbolicLink()).isTrue();
            assertThatThrownBy(() -> open.file(Path.of("a.txt")).close()).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> open.folder(Path.of("below")).close()).isInstanceOf(IOException.class);
        }
    }
}
