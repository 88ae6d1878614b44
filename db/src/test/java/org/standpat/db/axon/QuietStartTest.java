package org.standpat.db.axon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Axon's update checker would report to its maker and write into the home folder. It must be watched in a process of its own,
 * for it keeps still wherever it sees a test framework.
 */
class QuietStartTest {

    private static final int LIMIT_SECONDS = 60;

    @TempDir
    private Path home;

    @Test
    void nothing_on_the_class_path_starts_the_update_checker() {
        for (String starter : new String[] {
            "org.axonframework.config.UpdateCheckerConfigurerModule",
            "org.axonframework.springboot.autoconfig.UpdateCheckerAutoConfiguration"
        }) {
            assertThatThrownBy(() -> Class.forName(starter)).isInstanceOf(ClassNotFoundException.class);
        }
    }

    @Test
    void axon_wired_by_hand_calls_nobody_and_writes_nothing_at_home() throws Exception {
        assertThat(callsBy(QuietStart.class)).isZero();
        assertThat(home).isEmptyDirectory();
    }

    /** Without this, a watch that sees nothing would prove nothing. */
    @Test
    void the_watch_sees_an_update_checker_that_runs() throws Exception {
        assertThat(callsBy(NoisyStart.class)).isPositive();
        assertThat(home).isNotEmptyDirectory();
    }

    /** Runs the program in a JVM of its own and counts the calls it makes to where the update checker would report. */
    private int callsBy(Class<?> program) throws Exception {
        AtomicInteger calls = new AtomicInteger();
        HttpServer listener = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        listener.createContext("/", exchange -> {
            calls.incrementAndGet();
            exchange.sendResponseHeaders(500, -1);
            exchange.close();
        });
        listener.start();
        try {
            Process process = new ProcessBuilder(
                            ProcessHandle.current().info().command().orElseThrow(),
                            "-Duser.home=" + home,
                            "-Daxoniq.usage.url=http://127.0.0.1:"
                                    + listener.getAddress().getPort() + "/",
                            "-cp",
                            System.getProperty("java.class.path"),
                            program.getName())
                    .inheritIO()
                    .start();
            assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
        } finally {
            listener.stop(0);
        }
        return calls.get();
    }
}
