package org.standpat.service;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of this program and of what it runs on. */
final class Version implements IVersionProvider {

    private static final String RESOURCE = "version.properties";

    @Override
    public String[] getVersion() throws IOException {
        Properties properties = new Properties();
        try (InputStream resource = Objects.requireNonNull(Version.class.getResourceAsStream(RESOURCE))) {
            properties.load(resource);
        }
        return new String[] {
            "Standpat " + properties.getProperty("version"),
            "Java " + Runtime.version() + ", PostgreSQL " + properties.getProperty("postgresql") + " comes along"
        };
    }
}
