package org.standpat.service.proof;

import java.security.SecureRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.standpat.notary.NotaryKeys;
import org.standpat.service.place.Settings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the secrets of a log. */
@Command(
        name = "log-keys",
        mixinStandardHelpOptions = true,
        header = "Makes the two secrets of a log on a PostgreSQL of yours.",
        description = {
            "Prints the key that signs checkpoints and the secret of the salts, as settings, which nothing keeps: they cannot be shown"
                    + " again. A data folder makes its own.",
            "The public key is printed to standard error, for whoever is to check evidence. Without the first secret the log cannot go"
                    + " on under its name; without the second no leaf can be opened again."
        })
public final class LogKeysVerb implements Callable<Integer> {

    @Spec
    private @Nullable CommandSpec spec;

    @Parameters(
            paramLabel = "NAME",
            description =
                    "What the log is called for ever, such as cardroom.example/standpat: no spaces, no plus signs.")
    private String name = "";

    @Override
    public Integer call() {
        NotaryKeys keys;
        try {
            keys = NotaryKeys.random(name, new SecureRandom());
        } catch (IllegalArgumentException misfit) {
            CommandSpec given = spec;
            if (given == null) {
                throw misfit;
            }
            throw new ParameterException(given.commandLine(), String.valueOf(misfit.getMessage()));
        }
        System.out.println(Settings.LOG_KEY + "='" + keys.signer().secretText() + "'");
        System.out.println(Settings.LOG_SALTS + "='" + keys.salts().base64() + "'");
        System.err.println("Both are shown this once. The public key: " + keys.log());
        return 0;
    }
}
