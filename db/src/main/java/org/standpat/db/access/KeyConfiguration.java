package org.standpat.db.access;

import java.nio.file.Path;
import java.time.InstantSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The keys of an application, for either side; where both run in one process they share it. */
@Configuration(proxyBeanMethods = false)
public class KeyConfiguration {

    /**
     * The keys of the file that is named; none when none is.
     *
     * @param own what {@link AccessKeys#OWN_PROPERTY} says
     */
    @Bean
    public AccessKeys accessKeys(
            @Value("${" + AccessKeys.FILE_PROPERTY + ":${STANDPAT_KEYS:}}") String file,
            @Value("${" + AccessKeys.OWN_PROPERTY + ":}") String own) {
        AccessKeys keys =
                AccessKeys.of(file.isBlank() ? KeyFile.none() : KeyFile.at(Path.of(file), InstantSource.system()));
        return own.isBlank() ? keys : keys.withOwn(KeyHash.parse(own).orElseThrow());
    }
}
