package org.standpat.formats.phh;

import java.time.Instant;
import java.util.Iterator;
import java.util.Optional;
import org.standpat.formats.HandRefused;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.judge.PlayedHand;
import org.standpat.formats.judge.ToldReplay;
import org.standpat.formats.phh.PhhReplay.DashMeans;
import org.standpat.houserules.HouseRules;

/** Finds the reading of a file that the rules allow and that ends as the file says. */
final class PhhJudge {

    private final PhhHand hand;
    private final Instant undated;

    private PhhJudge(PhhHand hand, Instant undated) {
        this.hand = hand;
        this.undated = undated;
    }

    /**
     * The hand as played.
     *
     * @param undated when the hand began, where the file does not say
     * @throws HandRefused when no reading of the file is a whole hand by the rules that ends as the file says
     */
    static ImportedHand judge(PhhHand hand, Instant undated) {
        PhhOwn own = hand.own();
        if (own != null) {
            return judge(hand, own);
        }
        PhhJudge judge = new PhhJudge(hand, undated);
        boolean dashed = hand.steps().stream().anyMatch(step -> step.action() instanceof PhhAction.Dash);
        return dashed ? judge.readDash() : judge.play(DashMeans.MUCK);
    }

    /** A hand that this program wrote brings its house rules, and its identity is the one that it had. */
    private static ImportedHand judge(PhhHand hand, PhhOwn own) {
        PlayedHand played = ToldReplay.play(hand.place(), own.told());
        Optional<Refusal> difference = PhhResult.difference(hand, own, played.end());
        if (difference.isPresent()) {
            throw new HandRefused(difference.get());
        }
        return new ImportedHand(
                hand.place(),
                own.told().started().hand(),
                hand.source(),
                own.money(),
                true,
                played.commands(),
                played.events(),
                played.remarks());
    }

    /**
     * Where {@code sm -} can be read in two ways, the way is taken that ends as the file says, a muck before a show. Where the file does
     * not say how the hand ended and it makes a difference, there is no telling.
     */
    private ImportedHand readDash() {
        Optional<ImportedHand> mucked = attempt(DashMeans.MUCK);
        Optional<ImportedHand> shown = attempt(DashMeans.SHOW);
        if (mucked.isEmpty()) {
            return shown.orElseGet(() -> play(DashMeans.MUCK));
        }
        if (shown.isPresent() && !PhhResult.isStated(hand) && !sameStacks(mucked.get(), shown.get())) {
            throw new HandRefused(
                    hand.place(),
                    "\"sm -\" may mean that a hand is mucked or that it is shown, and here it decides who wins; write sm with the"
                            + " cards to show, sm alone to muck, or add finishing_stacks");
        }
        return mucked.get();
    }

    private boolean sameStacks(ImportedHand one, ImportedHand other) {
        int players = hand.stacks().size();
        return PhhResult.stacks(one, players).equals(PhhResult.stacks(other, players));
    }

    private Optional<ImportedHand> attempt(DashMeans dash) {
        try {
            return Optional.of(play(dash));
        } catch (HandRefused refused) {
            return Optional.empty();
        }
    }

    /** By the first house rules that fit; where none do, the refusal is that of the likeliest ones. */
    private ImportedHand play(DashMeans dash) {
        Iterator<HouseRules> possible = PhhHouseRules.possible(hand).iterator();
        HandRefused usual = null;
        while (possible.hasNext()) {
            try {
                return play(possible.next(), dash);
            } catch (HandRefused refused) {
                usual = usual == null ? refused : usual;
            }
        }
        throw usual == null ? new IllegalStateException("there are no house rules to play by") : usual;
    }

    private ImportedHand play(HouseRules rules, DashMeans dash) {
        ImportedHand played = PhhReplay.play(hand, rules, dash, undated);
        Optional<Refusal> difference = PhhResult.difference(hand, played);
        if (difference.isPresent()) {
            throw new HandRefused(difference.get());
        }
        return played;
    }
}
