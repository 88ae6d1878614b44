package org.standpat.service.drill.tamper;

import java.util.List;
import java.util.function.Predicate;
import org.standpat.notary.audit.Finding;

/**
 * What the audit has to find.
 *
 * @param place what was touched, for people
 * @param withOutside whether the audit is given the checkpoints of the folder outside
 * @param withTiles whether it is given the tree of that folder, too
 * @param folder which folder that is
 * @param named each of these is true of one finding
 * @param others how many further findings there may be
 */
record Expected(
        String place,
        boolean withOutside,
        boolean withTiles,
        String folder,
        List<Predicate<Finding>> named,
        int others) {

    /** One finding alone, with the checkpoints of the first folder. */
    static Expected alone(String place, Predicate<Finding> named) {
        return new Expected(place, true, false, DrillRecords.FOLDER, List.of(named), 0);
    }

    /** Whether that is what was found. */
    boolean isMet(List<Finding> findings) {
        return findings.size() <= named.size() + others
                && named.stream().allMatch(one -> findings.stream().filter(one).count() == 1);
    }
}
