package org.standpat.benchmarks.log;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.Locale;

/**
 * One connection of HTTP/1.1 that is kept alive, with one request at a time. It does no more than a load needs, so that the client
 * takes as little as it can of the processors that it shares with the service.
 */
final class HttpConnection implements AutoCloseable {

    /** An answer. */
    @SuppressWarnings("ArrayRecordComponent") // Nobody compares answers, and a copy of each would be measured too.
    record Answer(int status, byte[] body) {

        @Override
        public String toString() {
            return status + ": " + new String(body, UTF_8);
        }
    }

    private static final int LIMIT_MILLIS = (int) Duration.ofMinutes(2).toMillis();
    private static final int HEXADECIMAL = 16;
    private static final String LENGTH = "content-length:";
    private static final String CHUNKED = "transfer-encoding: chunked";
    private static final String CLOSE = "connection: close";
    private static final int STATUS_FROM = "HTTP/1.1 ".length();
    private static final int STATUS_TO = STATUS_FROM + "200".length();

    private final URI address;
    private final StringBuilder line = new StringBuilder();
    private Socket socket;
    private InputStream in;
    private boolean ending;

    HttpConnection(URI address) throws IOException {
        this.address = address;
        this.socket = open(address);
        this.in = new BufferedInputStream(socket.getInputStream());
    }

    private static Socket open(URI address) throws IOException {
        Socket socket = new Socket(address.getHost(), address.getPort());
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(LIMIT_MILLIS);
        return socket;
    }

    /** A server may end a connection after so many requests, and says so in the last answer. */
    private void reopen() throws IOException {
        socket.close();
        socket = open(address);
        in = new BufferedInputStream(socket.getInputStream());
        ending = false;
    }

    /**
     * Posts JSON and waits for the answer.
     *
     * @param headers further lines of the head, each with its end of line
     */
    Answer post(String path, String headers, String json) throws IOException {
        if (ending) {
            reopen();
        }
        byte[] body = json.getBytes(UTF_8);
        String head = "POST " + path + " HTTP/1.1\r\nHost: " + address.getAuthority()
                + "\r\nContent-Type: application/json\r\n" + headers + "Content-Length: " + body.length + "\r\n\r\n";
        byte[] request = new byte[head.length() + body.length];
        System.arraycopy(head.getBytes(ISO_8859_1), 0, request, 0, head.length());
        System.arraycopy(body, 0, request, head.length(), body.length);
        socket.getOutputStream().write(request);
        return answer();
    }

    private Answer answer() throws IOException {
        int status = Integer.parseInt(line().substring(STATUS_FROM, STATUS_TO));
        int length = 0;
        boolean chunked = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            String lower = header.toLowerCase(Locale.ROOT);
            if (lower.startsWith(LENGTH)) {
                length = Integer.parseInt(lower.substring(LENGTH.length()).strip());
            }
            chunked |= lower.startsWith(CHUNKED);
            ending |= lower.equals(CLOSE);
        }
        return new Answer(status, chunked ? chunks() : in.readNBytes(length));
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int size = chunkSize(); size > 0; size = chunkSize()) {
            body.write(in.readNBytes(size));
            line();
        }
        line();
        return body.toByteArray();
    }

    private int chunkSize() throws IOException {
        String size = line();
        int end = size.indexOf(';');
        return Integer.parseInt(end < 0 ? size.strip() : size.substring(0, end).strip(), HEXADECIMAL);
    }

    private String line() throws IOException {
        line.setLength(0);
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the service closed the connection in the middle of an answer");
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
