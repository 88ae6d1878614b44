package org.standpat.query.projection;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.slf4j.LoggerFactory;

/** What is logged as a warning or worse while this is open. */
final class Warnings implements AutoCloseable {

    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final ListAppender<ILoggingEvent> heard = new ListAppender<>();

    Warnings() {
        heard.start();
        root.addAppender(heard);
    }

    List<String> said() {
        return List.copyOf(heard.list).stream()
                .filter(event -> event.getLevel().isGreaterOrEqual(Level.WARN))
                .map(event -> event.getLoggerName() + ": " + event.getFormattedMessage()
                        + (event.getThrowableProxy() == null
                                ? ""
                                : ", " + event.getThrowableProxy().getMessage()))
                .toList();
    }

    @Override
    public void close() {
        root.detachAppender(heard);
    }
}
