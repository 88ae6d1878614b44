package org.standpat.service.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;

/** A folder that the system holds open: it stays the same one when something else takes its place. */
record HeldFolder(SecureDirectoryStream<Path> open) implements Folder {

    private static final Path ITSELF = Path.of(".");

    @Override
    public DirectoryStream<Path> names() throws IOException {
        return open.newDirectoryStream(ITSELF);
    }

    @Override
    public BasicFileAttributes attributes(Path name) throws IOException {
        BasicFileAttributeView view =
                open.getFileAttributeView(name, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        return view.readAttributes();
    }

    @Override
    public Folder folder(Path name) throws IOException {
        if (!attributes(name).isDirectory()) {
            throw new NotDirectoryException(name.toString());
        }
        return new HeldFolder(open.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS));
    }

    @Override
    public SeekableByteChannel file(Path name) throws IOException {
        return open.newByteChannel(name, Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS));
    }

    @Override
    public void close() throws IOException {
        open.close();
    }
}
