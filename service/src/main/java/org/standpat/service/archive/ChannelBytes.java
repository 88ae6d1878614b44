package org.standpat.service.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.function.LongConsumer;

/** A stretch of an open file. Several may be read in turn. Closing one leaves the file open. */
public final class ChannelBytes extends InputStream {

    private final SeekableByteChannel channel;
    private final LongConsumer meter;
    private final long end;
    private long position;

    /**
     * The bytes from one place to another; fewer when the file has become shorter.
     *
     * @param meter told of every read how many bytes it gave
     */
    public ChannelBytes(SeekableByteChannel channel, long from, long end, LongConsumer meter) {
        this.channel = channel;
        this.position = from;
        this.end = end;
        this.meter = meter;
    }

    @Override
    public int read() throws IOException {
        return Bytes.readOne(this);
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        if (position >= end) {
            return -1;
        }
        channel.position(position);
        int read = channel.read(ByteBuffer.wrap(into, from, (int) Math.min(length, end - position)));
        if (read > 0) {
            position += read;
            meter.accept(read);
        }
        return read;
    }
}
