package org.standpat.db.axon;

import java.util.concurrent.Executors;
import org.axonframework.updates.LoggingUpdateCheckerReporter;
import org.axonframework.updates.UpdateChecker;
import org.axonframework.updates.UpdateCheckerHttpClient;
import org.axonframework.updates.configuration.UsagePropertyProvider;

/** What must never happen: Axon's update checker, run once. */
final class NoisyStart {

    private NoisyStart() {}

    public static void main(String[] arguments) {
        UsagePropertyProvider properties = UsagePropertyProvider.create();
        try (var executor = Executors.newScheduledThreadPool(1)) {
            UpdateChecker checker = new UpdateChecker(
                    new UpdateCheckerHttpClient(properties), new LoggingUpdateCheckerReporter(), properties, executor);
            checker.start();
            checker.run();
            checker.stop();
        }
    }
}
