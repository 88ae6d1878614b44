package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The demonstration from its start to its end, where there is no network but the machine itself. The system counts each attempt to
 * leave it.
 */
class DemoIT {

    @TempDir
    private Path home;

    @Test
    void shows_everything_at_work_and_never_reaches_outside_the_machine() throws Exception {
        List<String> alone = AloneInTheWorld.command(home.resolve("counters"));
        Path userHome = Files.createDirectory(home.resolve("user"));
        try (StandpatProcess demo = StandpatProcess.start(
                alone,
                Map.of(
                        "HOME",
                        userHome.toString(),
                        "JAVA_TOOL_OPTIONS",
                        "-Duser.home=" + userHome,
                        "XDG_CACHE_HOME",
                        cache()),
                "demo",
                "--exit",
                "--port",
                "0")) {
            assertThat(demo.awaitEnd()).as(demo.output()).isZero();
            assertThat(demo.output())
                    .contains(
                            "sample hands recorded", "a hand played over HTTP", "*** FIRST DRAW ***", "replay matches")
                    .contains("16 of 16 hands match")
                    .contains("pat 1", "W$SD", "BB/100: big bets won in 100 hands")
                    .doesNotContain("DIFFERS", " WARN ", " ERROR ", "\tat ");
            assertThat(AloneInTheWorld.attemptsToLeave(home.resolve("counters")))
                    .isZero();
            assertThat(userHome).as("such as ~/.axoniq").isEmptyDirectory();
        }
    }

    /** Without this, a watch that sees nothing would prove nothing. */
    @Test
    void the_watch_sees_a_program_that_does_reach_outside() throws Exception {
        List<String> command = new ArrayList<>(AloneInTheWorld.command(home.resolve("counters")));
        command.addAll(StandpatProcess.java("-cp", System.getProperty("java.class.path"), Caller.class.getName()));
        try (StandpatProcess caller = StandpatProcess.run(command, Map.of())) {
            assertThat(caller.awaitEnd()).as(caller.output()).isZero();
            assertThat(AloneInTheWorld.attemptsToLeave(home.resolve("counters")))
                    .isPositive();
        }
    }

    /** PostgreSQL's programs are unpacked once for all tests. */
    private static String cache() {
        String named = System.getenv("XDG_CACHE_HOME");
        return named == null || named.isBlank()
                ? Path.of(System.getProperty("user.home"), ".cache").toString()
                : named;
    }

    /** A program that calls an address set aside for documentation (RFC 5737), which nobody has. */
    static final class Caller {

        private static final int HTTP = 80;

        private Caller() {}

        public static void main(String[] arguments) {
            try (Socket socket = new Socket("198.51.100.1", HTTP)) {
                System.out.println("connected to " + socket.getRemoteSocketAddress());
            } catch (IOException unreachable) {
                System.out.println("as expected: " + unreachable.getMessage());
            }
        }
    }

    /** A network namespace with nothing in it but the loopback device. */
    private static final class AloneInTheWorld {

        private static final String SCRIPT =
                "ip link set lo up && { \"$@\"; status=$?; cat /proc/net/snmp /proc/net/snmp6 >"
                        + " \"$COUNTERS\"; exit $status; }";

        private AloneInTheWorld() {}

        static List<String> command(Path counters) throws Exception {
            requireNamespaces();
            return List.of(
                    "env", "COUNTERS=" + counters, "unshare", "--map-root-user", "--net", "sh", "-c", SCRIPT, "sh");
        }

        private static void requireNamespaces() throws Exception {
            boolean possible;
            try {
                Process trial = new ProcessBuilder(
                                "unshare", "--map-root-user", "--net", "ip", "link", "set", "lo", "up")
                        .redirectErrorStream(true)
                        .start();
                possible = trial.waitFor() == 0;
            } catch (IOException noSuchProgram) {
                possible = false;
            }
            if ("true".equals(System.getenv("CI"))) {
                assertThat(possible).as("unshare --net and ip are there").isTrue();
            }
            assumeTrue(
                    possible,
                    "this machine lets no network namespace be made: nothing here would count attempts to leave it");
        }

        /** Packets that found no way out (no route), and datagrams, which are how names are looked up. */
        static long attemptsToLeave(Path counters) throws IOException {
            List<String> lines = Files.readAllLines(counters);
            return counter(lines, "Ip:", "OutNoRoutes")
                    + counter(lines, "Udp:", "OutDatagrams")
                    + counter(lines, "Udp:", "NoPorts")
                    + lines.stream()
                            .filter(line -> line.startsWith("Ip6OutNoRoutes"))
                            .mapToLong(line -> Long.parseLong(words(line).get(1)))
                            .sum();
        }

        private static long counter(List<String> lines, String group, String name) {
            List<String> pair =
                    lines.stream().filter(line -> line.startsWith(group + " ")).toList();
            return Long.parseLong(
                    words(pair.getLast()).get(words(pair.getFirst()).indexOf(name)));
        }

        private static List<String> words(String line) {
            return List.of(line.split("\\s+", -1));
        }
    }
}
