package org.standpat.query.analytics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A dashboard as it is provisioned. */
record GrafanaDashboard(String file, JsonNode json) {

    private static final String FOLDER = "docker/grafana/dashboards";

    static List<GrafanaDashboard> all() {
        try (Stream<Path> files = Files.list(ProjectFolder.path(FOLDER))) {
            return files.sorted()
                    .map(file -> new GrafanaDashboard(
                            file.getFileName().toString(), JsonMapper.shared().readTree(file.toFile())))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public String toString() {
        return file;
    }

    List<Panel> panels() {
        List<Panel> panels = new ArrayList<>();
        json.path("panels").forEach(panel -> panels.add(new Panel(file, panel)));
        return panels;
    }

    List<JsonNode> variables() {
        List<JsonNode> variables = new ArrayList<>();
        json.path("templating").path("list").forEach(variables::add);
        return variables;
    }

    record Panel(String file, JsonNode json) {

        String title() {
            return json.path("title").stringValue();
        }

        String type() {
            return json.path("type").stringValue();
        }

        String description() {
            return json.path("description").stringValue();
        }

        JsonNode target() {
            return json.path("targets").path(0);
        }

        String query() {
            return target().path("rawSql").stringValue();
        }

        String format() {
            return target().path("format").stringValue();
        }

        int place(String side) {
            return json.path("gridPos").path(side).intValue();
        }

        boolean overlaps(Panel other) {
            return place("x") < other.place("x") + other.place("w")
                    && other.place("x") < place("x") + place("w")
                    && place("y") < other.place("y") + other.place("h")
                    && other.place("y") < place("y") + place("h");
        }

        @Override
        public String toString() {
            return file + ", " + title();
        }
    }
}
