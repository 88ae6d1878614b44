package org.standpat.notary.audit;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.UUID;
import java.util.stream.Collectors;
import org.standpat.notary.audit.Differences.LoosePlace;
import org.standpat.notary.audit.Differences.LooseRange;
import org.standpat.notary.audit.Differences.Run;
import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.Hash;

/** How far an audit is, as lines of text: a word and what belongs to it, and the seal of whoever has the secret of the salts at the end. */
final class ProgressText {

    private static final String BEGINNING = "standpat-audit-v2 ";
    private static final String END = "end ";
    private static final String NONE = "-";

    private ProgressText() {}

    static String of(AuditState state, VerifierKey log, ProgressSeal seal) {
        StringBuilder text = new StringBuilder(BEGINNING).append(log).append('\n');
        text.append("place %d %d %d %d\n"
                .formatted(
                        state.place(),
                        state.shift(),
                        state.events(),
                        state.tree().size()));
        text.append("peaks").append(hashes(state.tree().peaks())).append('\n');
        state.tree()
                .edges()
                .forEach(edge -> text.append("edge").append(hashes(edge)).append('\n'));
        Differences differences = state.differences();
        differences.rows.forEach(row -> text.append("row ").append(row(row)).append('\n'));
        differences.twice.forEach(row -> text.append("twice ").append(row(row)).append('\n'));
        differences.places.forEach(place -> text.append(
                "loose %d %s\n".formatted(place.place(), place.leaf().base64())));
        differences.ranges.forEach(range -> text.append("range %d %d\n".formatted(range.first(), range.last())));
        differences.runs.forEach(run ->
                text.append("run %d %d %d %s\n".formatted(run.place(), run.last(), run.rows(), row(run.first()))));
        text.append("more ").append(differences.more()).append('\n');
        return text + END + seal.of(text.toString()) + "\n";
    }

    private static String hashes(List<Hash> hashes) {
        return hashes.stream().map(hash -> " " + hash.base64()).collect(Collectors.joining());
    }

    private static String row(LooseRow row) {
        AuditedRow says = row.row();
        return "%d %d %s %d %s %s %s"
                .formatted(
                        row.treePlace(),
                        says.place(),
                        says.hand(),
                        says.number(),
                        says.kind(),
                        says.at(),
                        row.entry().map(EventEntry::line).orElse(NONE));
    }

    /**
     * The state that a text tells.
     *
     * @throws IllegalArgumentException when it is none, was changed, or is of another log; the message is the end of a sentence
     */
    static AuditState parse(String text, VerifierKey log, ProgressSeal seal) {
        int end = text.lastIndexOf("\n" + END) + 1;
        if (end == 0 || !seal.isOf(text.substring(0, end), text.substring(end + END.length()))) {
            throw new IllegalArgumentException(
                    "it is not whole, was changed, or was not written with this secret of the salts");
        }
        if (!text.startsWith(BEGINNING + log + "\n")) {
            throw new IllegalArgumentException("it is of another log or another version");
        }
        Parts parts = new Parts();
        text.substring(0, end).lines().skip(1).forEach(parts::take);
        return parts.state();
    }

    private static final class Parts {

        private final Differences differences = new Differences();
        private final List<List<Hash>> edges = new ArrayList<>();
        private List<Hash> peaks = List.of();
        private long[] place = new long[4];

        void take(String line) {
            StringTokenizer words = new StringTokenizer(line, " ");
            switch (words.nextToken()) {
                case "place" -> place = new long[] {number(words), number(words), number(words), number(words)};
                case "peaks" -> peaks = hashes(words);
                case "edge" -> edges.add(hashes(words));
                case "row" -> differences.row(row(words));
                case "twice" -> differences.twice(row(words));
                case "loose" -> differences.places.add(new LoosePlace(number(words), Hash.ofBase64(words.nextToken())));
                case "range" -> differences.ranges.add(new LooseRange(number(words), number(words)));
                case "run" -> {
                    long first = number(words);
                    long last = number(words);
                    long rows = number(words);
                    differences.run(new Run(row(words), first, last, rows));
                }
                case "more" -> differences.addMore(number(words));
                default -> throw new IllegalArgumentException("it has a line that is not known");
            }
        }

        private static long number(StringTokenizer words) {
            return Long.parseLong(words.nextToken());
        }

        private static List<Hash> hashes(StringTokenizer words) {
            List<Hash> hashes = new ArrayList<>();
            while (words.hasMoreTokens()) {
                hashes.add(Hash.ofBase64(words.nextToken()));
            }
            return hashes;
        }

        private static LooseRow row(StringTokenizer words) {
            long treePlace = number(words);
            AuditedRow says = new AuditedRow(
                    number(words),
                    UUID.fromString(words.nextToken()),
                    Integer.parseInt(words.nextToken()),
                    words.nextToken(),
                    Instant.parse(words.nextToken()));
            String entry = words.nextToken("\n").strip();
            return new LooseRow(
                    says, entry.equals(NONE) ? Optional.empty() : Optional.of(EventEntry.parse(entry)), treePlace);
        }

        AuditState state() {
            return new AuditState(place[0], place[1], place[2], GrowingTree.of(place[3], peaks, edges), differences);
        }
    }
}
