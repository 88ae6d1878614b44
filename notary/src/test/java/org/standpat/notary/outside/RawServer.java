package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

/** Takes connections, says a few bytes that need not be HTTP, and resets them. */
final class RawServer implements AutoCloseable {

    private final ServerSocket socket;
    private final AtomicInteger connections = new AtomicInteger();

    RawServer(String said) throws IOException {
        socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(() -> {
            while (!socket.isClosed()) {
                try (Socket connection = socket.accept()) {
                    connections.incrementAndGet();
                    connection.getInputStream().read();
                    connection.getOutputStream().write(said.getBytes(UTF_8));
                    connection.getOutputStream().flush();
                    // Closed with what came unread: the other side sees a reset.
                    connection.setSoLinger(true, 0);
                } catch (IOException closed) {
                    // The next one, if the test goes on.
                }
            }
        });
    }

    int connections() {
        return connections.get();
    }

    WebAddress address() {
        return WebAddress.parse("http://127.0.0.1:" + socket.getLocalPort());
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
