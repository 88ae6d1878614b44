package org.standpat.service.drill;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.standpat.service.Standpat;

/**
 * How this program is started once more: the java of this process, its class path, and options for a short life.
 *
 * @param options options of the JVM
 * @param program where the program lies, as options too
 */
record Launch(List<String> options, List<String> program) {

    /** How long the rehearsal's JVM may take to end, since it writes down then what it has loaded. */
    static final Duration REHEARSAL_LIMIT = Duration.ofMinutes(5);

    private static final String PACKED = ".jar";
    private static final String JAR = "-jar";

    /** They start sooner, and many fit beside each other. */
    private static final List<String> SHORT_LIFE =
            List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED");

    Launch {
        options = List.copyOf(options);
        program = List.copyOf(program);
    }

    /** The program that runs here. */
    static Launch ofThisProcess() {
        return ofClassPath(System.getProperty("java.class.path"));
    }

    /** The program on this class path. One archive alone is the packed program, which names its own start. */
    static Launch ofClassPath(String classPath) {
        boolean isPacked = classPath.endsWith(PACKED) && !classPath.contains(File.pathSeparator);
        return new Launch(
                SHORT_LIFE, isPacked ? List.of(JAR, classPath) : List.of("-cp", classPath, Standpat.class.getName()));
    }

    /** The whole command with these arguments. */
    List<String> command(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(program);
        command.addAll(List.of(arguments));
        return command;
    }

    /**
     * The same program, quicker to start: unpacked, and with what its JVM loads at a start written down once. Only the packed program
     * is prepared; where that does not work it is started as it is.
     *
     * @param place a folder that lasts as long as the launch is used
     * @param folder the data folder to rehearse a start on
     */
    Launch prepared(Path place, Path folder) {
        if (!program.getFirst().equals(JAR)) {
            return this;
        }
        Path packed = Path.of(program.getLast());
        Path unpacked = place.resolve("program");
        Launch unpacking = new Launch(List.of("-Djarmode=tools"), program);
        try (ChildProgram child = ChildProgram.start(
                unpacking, place.resolve("unpack.log"), "extract", "--destination", unpacked.toString())) {
            if (child.awaitEnd(ChildProgram.END_LIMIT) != 0) {
                return this;
            }
        }
        return new Launch(
                        options,
                        List.of(JAR, unpacked.resolve(packed.getFileName()).toString()))
                .rehearsed(place, folder);
    }

    private Launch rehearsed(Path place, Path folder) {
        Path loaded = place.resolve("loaded.aot");
        try (ServingChild service =
                ServingChild.on(folder, with("-XX:AOTCacheOutput=" + loaded), place.resolve("rehearsal.log"))) {
            service.stop(REHEARSAL_LIMIT);
        }
        return Files.exists(loaded) ? with("-XX:AOTCache=" + loaded) : this;
    }

    private Launch with(String option) {
        List<String> more = new ArrayList<>(options);
        more.add(option);
        return new Launch(more, program);
    }
}
