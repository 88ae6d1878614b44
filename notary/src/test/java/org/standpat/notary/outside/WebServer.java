package org.standpat.notary.outside;

import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A real server of this machine, for as long as a test takes. */
final class WebServer implements AutoCloseable {

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    WebServer(HttpHandler handler) {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        server.createContext("/", handler);
        server.setExecutor(threads);
        server.start();
    }

    WebAddress address(String path) {
        return WebAddress.parse(
                "http://127.0.0.1:%d%s".formatted(server.getAddress().getPort(), path));
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
