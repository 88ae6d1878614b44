package org.standpat.service;

import java.security.SecureRandom;
import java.util.Map;
import org.standpat.notary.NotaryKeys;

/** The secrets of the log of tests, for processes on a server that is named to them. */
final class LogSecrets {

    private static final NotaryKeys KEYS = NotaryKeys.random("standpat.example/tests", new SecureRandom());

    private LogSecrets() {}

    /** As variables of the environment. */
    static Map<String, String> environment() {
        return Map.of(
                "STANDPAT_LOG_KEY", KEYS.signer().secretText(),
                "STANDPAT_LOG_SALTS", KEYS.salts().base64());
    }
}
