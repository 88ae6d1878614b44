package org.standpat.db.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process of its own that runs a {@link LocalPostgres} until it is killed. */
final class ServerProcess implements AutoCloseable {

    private static final String READY = "ready";
    private static final String LASTING = "lasting";
    private static final String THROW_AWAY = "throw-away";
    private static final int LIMIT_SECONDS = 60;

    private final Process process;
    private final List<String> said = new ArrayList<>();

    private ServerProcess(Process process) throws IOException {
        this.process = process;
        BufferedReader output = process.inputReader(UTF_8);
        String line = output.readLine();
        while (line != null) {
            said.add(line);
            line = isReady() ? null : output.readLine();
        }
    }

    /** Starts a server on a data folder, and waits until it runs or has failed. */
    static ServerProcess in(Path folder) throws IOException {
        return start(LASTING, folder);
    }

    /** Starts a server whose folder is made under the given one. */
    static ServerProcess temporary(Path under) throws IOException {
        return start(THROW_AWAY, under);
    }

    private static ServerProcess start(String kind, Path folder) throws IOException {
        return new ServerProcess(new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=" + (kind.equals(THROW_AWAY) ? folder : System.getProperty("java.io.tmpdir")),
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServerProcess.class.getName(),
                        kind,
                        folder.toString())
                .redirectErrorStream(true)
                .start());
    }

    boolean isReady() {
        return !said.isEmpty() && said.getLast().startsWith(READY);
    }

    String output() {
        return String.join("\n", said);
    }

    /** The folder of the server, as the process named it. */
    Path folder() {
        return Path.of(said.getLast().substring(READY.length() + 1));
    }

    /** Ends the process as {@code kill -9} does, and waits until it is gone. */
    void kill() {
        process.destroyForcibly()
                .onExit()
                .orTimeout(LIMIT_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    @Override
    public void close() {
        kill();
    }

    /** Starts the server, says so, and waits to be killed. */
    public static void main(String[] arguments) throws IOException {
        LocalPostgres server = switch (arguments[0]) {
            case LASTING -> LocalPostgres.in(Path.of(arguments[1]));
            default -> LocalPostgres.temporary();
        };
        System.out.println(READY + " " + server.folder());
        // Nothing comes, and the end of the parent ends this too.
        while (System.in.read() >= 0) {}
        server.close();
    }
}
