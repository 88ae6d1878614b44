package org.standpat.service.terminal;

import java.io.Console;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Help.Ansi;

/**
 * Where a verb writes to: colours and moving progress where a person looks on, plain lines everywhere else.
 *
 * @param out what is written
 * @param moving whether lines may be written over
 * @param ansi whether there are colours
 */
public record Terminal(PrintStream out, boolean moving, Ansi ansi) {

    /** Back to the start of the line, and nothing behind. */
    static final String WRITE_OVER = "\r\u001b[K";

    /** The terminal of this process; {@code NO_COLOR} is listened to. */
    public static Terminal ofThisProcess() {
        // Without a terminal there is no console, or one that says so: that depends on the JDK.
        boolean person = Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .isPresent();
        return new Terminal(System.out, person, person && Ansi.AUTO.enabled() ? Ansi.ON : Ansi.OFF);
    }

    /** Plain lines, for files, pipes and tests. */
    public static Terminal plain(PrintStream out) {
        return new Terminal(out, false, Ansi.OFF);
    }

    /** One line. */
    public void line(String text) {
        out.println(text);
        out.flush();
    }

    /** Says what is being done, where a person looks on; {@link #finish} writes over it. */
    public void start(String text) {
        if (moving) {
            out.print(text);
            out.flush();
        }
    }

    /** One line, in place of what is being done. */
    public void finish(String text) {
        line(moving ? WRITE_OVER + text : text);
    }

    /** Several lines. */
    public void lines(List<String> texts) {
        texts.forEach(out::println);
        out.flush();
    }

    /** An empty line. */
    public void gap() {
        line("");
    }

    /** A heading. */
    public void heading(String text) {
        gap();
        line(bold(text));
    }

    /** The text, to be noticed. */
    public String bold(String text) {
        return styled("bold", text);
    }

    /** The text, as something that went well. */
    public String good(String text) {
        return styled("green", text);
    }

    /** The text, as something that did not. */
    public String bad(String text) {
        return styled("bold,red", text);
    }

    /** Ends with a reset, since what should end bold alone underlines on some terminals. */
    private String styled(String style, String text) {
        return ansi.enabled() ? Ansi.Style.on(Ansi.Style.parse(style)) + text + Ansi.Style.reset.on() : text;
    }
}
