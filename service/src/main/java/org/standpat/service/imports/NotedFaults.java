package org.standpat.service.imports;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Bytes as they are; when they cannot be read on, somebody is told besides whoever reads them. */
final class NotedFaults extends FilterInputStream {

    private final Runnable fault;

    NotedFaults(InputStream in, Runnable fault) {
        super(in);
        this.fault = fault;
    }

    @Override
    public int read() throws IOException {
        try {
            return super.read();
        } catch (IOException unreadable) {
            fault.run();
            throw unreadable;
        }
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        try {
            return super.read(bytes, from, length);
        } catch (IOException unreadable) {
            fault.run();
            throw unreadable;
        }
    }
}
