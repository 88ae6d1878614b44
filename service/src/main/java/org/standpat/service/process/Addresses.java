package org.standpat.service.process;

import java.net.URI;
import java.util.List;

/** Where to look at a running service. */
public final class Addresses {

    private Addresses() {}

    /** One line for each address. */
    public static List<String> of(URI service) {
        return List.of(
                line("API, with a form to try it", service + "/swagger-ui.html"),
                line("hands", service + "/api/v1/hands"),
                line("health", service + "/actuator/health"),
                line("metrics", service + "/actuator/prometheus"));
    }

    /** One such line. */
    public static String line(String what, String address) {
        return "  %-27s %s".formatted(what, address);
    }
}
