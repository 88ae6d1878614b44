package org.standpat.service.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/** A folder by its name, for systems that hold none open. */
record NamedFolder(Path path) implements Folder {

    @Override
    public DirectoryStream<Path> names() throws IOException {
        return path.getFileSystem().provider().newDirectoryStream(path, any -> true);
    }

    @Override
    public BasicFileAttributes attributes(Path name) throws IOException {
        return Files.readAttributes(path.resolve(name), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public Folder folder(Path name) throws IOException {
        if (!attributes(name).isDirectory()) {
            throw new NotDirectoryException(name.toString());
        }
        return new NamedFolder(path.resolve(name));
    }

    @Override
    public SeekableByteChannel file(Path name) throws IOException {
        return Files.newByteChannel(path.resolve(name), StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public void close() {
        // Nothing is held.
    }
}
