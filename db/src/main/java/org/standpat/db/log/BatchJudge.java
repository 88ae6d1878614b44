package org.standpat.db.log;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Decides which appends of a batch are recorded: each on its own, on what is committed and on those before it in the batch. Pure; what it
 * is told stays true until the end of the transaction, because nobody else records meanwhile.
 */
final class BatchJudge {

    private BatchJudge() {}

    /**
     * What the database holds for one append.
     *
     * @param position the hand's position, 0 when there is no such hand
     * @param answer what was answered to a request with its key; null when none was, or it has no key
     */
    record Held(int position, @Nullable StoredAnswer answer) {}

    /** What is to become of an append. */
    sealed interface Verdict {

        /** It is to be recorded, after the good ones before it in the batch. */
        record Good() implements Verdict {}

        /** It is not, for this reason. */
        record Not(Receipt receipt) implements Verdict {}
    }

    /**
     * One verdict for each append, in their order.
     *
     * @param held what the database holds for each of them
     */
    static List<Verdict> judge(List<Append> appends, List<Held> held) {
        Map<UUID, Integer> positions = new HashMap<>();
        Map<KeyedAnswer.Name, StoredAnswer> answers = new HashMap<>();
        List<Verdict> verdicts = new ArrayList<>(appends.size());
        for (int i = 0; i < appends.size(); i++) {
            Append append = appends.get(i);
            KeyedAnswer keyed = append.beside().answer();
            StoredAnswer before = held.get(i).answer();
            if (before == null && keyed != null) {
                before = answers.get(keyed.name());
            }
            int position = positions.getOrDefault(append.hand(), held.get(i).position());
            if (before != null) {
                verdicts.add(new Verdict.Not(new Receipt.AnsweredBefore(before)));
            } else if (position != append.position()) {
                verdicts.add(new Verdict.Not(new Receipt.Overtaken(position)));
            } else {
                verdicts.add(new Verdict.Good());
                positions.put(append.hand(), append.positionAfter());
                if (keyed != null) {
                    answers.put(keyed.name(), StoredAnswer.of(append, keyed));
                }
            }
        }
        return verdicts;
    }
}
