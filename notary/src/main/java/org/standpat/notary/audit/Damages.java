package org.standpat.notary.audit;

import java.util.LinkedHashSet;
import java.util.Set;
import org.standpat.notary.audit.TreeFinding.TileDamaged;

/** Tiles that are not what they must be: so many as are listed, and the number of the others. */
final class Damages {

    private final Set<TileDamaged> listed = new LinkedHashSet<>();
    private long more;

    void add(int level, long number, TileDamage what) {
        TileDamaged damage = new TileDamaged(level, number, what);
        boolean known = listed.stream().anyMatch(other -> other.level() == level && other.number() == number);
        if (!known && listed.size() < Audit.MOST_FINDINGS) {
            listed.add(damage);
        } else if (!known) {
            more++;
        }
    }

    Set<TileDamaged> listed() {
        return listed;
    }

    long more() {
        return more;
    }

    boolean isEmpty() {
        return listed.isEmpty();
    }
}
