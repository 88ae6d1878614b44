package org.standpat.query.listing;

import java.time.Instant;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.query.summary.GameNames;
import org.standpat.ranking.MadeHand;

/** One thing that a search asks of a hand. What is asked is told by the tables, by {@link SearchStatement}, and by events, here; alike. */
public sealed interface HandFilter {

    /** One that the first event of a hand answers. */
    sealed interface OfStart extends HandFilter {
        /** Whether a hand that began so is meant. */
        boolean finds(HandStarted hand);
    }

    /** One that only the hand as it stands answers. */
    sealed interface OfWhole extends HandFilter {
        /** Whether this hand is meant. */
        boolean finds(JudgedHand hand);
    }

    /** What it is called, and so the parameter that asks for it. */
    SearchedTrait trait();

    /** Hands that this player was dealt in. */
    record DealtIn(String player) implements OfStart {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.PLAYER;
        }

        @Override
        public boolean finds(HandStarted hand) {
            return hand.seats().stream().anyMatch(seat -> seat.player().equals(player));
        }
    }

    /** Hands at this table. */
    record AtTable(String table) implements OfStart {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.TABLE;
        }

        @Override
        public boolean finds(HandStarted hand) {
            return hand.table().equals(table);
        }
    }

    /** Hands that began at this time or later. */
    record From(Instant time) implements OfStart {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.FROM;
        }

        @Override
        public boolean finds(HandStarted hand) {
            return !hand.startedAt().isBefore(time);
        }
    }

    /** Hands that began before this time. */
    record To(Instant time) implements OfStart {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.TO;
        }

        @Override
        public boolean finds(HandStarted hand) {
            return hand.startedAt().isBefore(time);
        }
    }

    /** Hands of the game of this name, as {@link GameNames#of} gives it. */
    record OfGame(String game) implements OfStart {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.GAME;
        }

        @Override
        public boolean finds(HandStarted hand) {
            return GameNames.of(hand.rules().game()).equals(game);
        }
    }

    /** Hands at these stakes, as {@link GameNames#stakes} writes them. */
    record AtStakes(String stakes) implements OfStart {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.STAKES;
        }

        @Override
        public boolean finds(HandStarted hand) {
            return GameNames.stakes(hand.rules()).equals(stakes);
        }
    }

    /** Hands that are over and had at least so many chips in the pot, before rake. */
    record PotMin(long chips) implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.POT_MIN;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return hand.finished().isPresent() && hand.table().committed() >= chips;
        }
    }

    /** Hands that are over and had at most so many chips in the pot, before rake. */
    record PotMax(long chips) implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.POT_MAX;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return hand.finished().isPresent() && hand.table().committed() <= chips;
        }
    }

    /** Hands of which exactly so many draws began. */
    record Draws(int draws) implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.DRAWS;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return hand.table().draw() == draws;
        }
    }

    /** Hands of which at least so many draws began. */
    record DrawsMin(int draws) implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.DRAWS_MIN;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return hand.table().draw() >= draws;
        }
    }

    /** Hands of which at most so many draws began. */
    record DrawsMax(int draws) implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.DRAWS_MAX;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return hand.table().draw() <= draws;
        }
    }

    /** Hands of which the best hand that was shown is of this class, or of a better one where that will do. */
    record Shown(MadeHand made, boolean orBetter) implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.SHOWN;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return hand.traits()
                    .bestShown()
                    .filter(best -> orBetter ? !best.isWorseThan(made) : best == made)
                    .isPresent();
        }
    }

    /** Hands in which the stub ran out, or those in which it did not. */
    record Reshuffled(boolean yes) implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.RESHUFFLED;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return yes == hand.summary().reshuffles() > 0;
        }
    }

    /** Hands in which somebody put in all he had, or those in which nobody did. */
    record AllIn(boolean yes) implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.ALL_IN;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return yes == hand.traits().allIn();
        }
    }

    /** Hands of which a pot was ruled to others after the hand, or those of which none was. */
    record Corrected(boolean yes) implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.CORRECTED;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return yes
                    == hand.finished().filter(over -> !over.ruled().isEmpty()).isPresent();
        }
    }

    /** Hands with notes, or those without. */
    record Noted(boolean yes) implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.NOTES;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return yes == hand.traits().notes() > 0;
        }
    }

    /** Hands that ended so, or have not ended. */
    record Ended(Outcome outcome) implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.ENDING;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return Outcome.of(hand.summary().state()) == outcome;
        }
    }

    /** Hands that are over, for those who may see no other. */
    record Over() implements OfWhole {
        @Override
        public SearchedTrait trait() {
            return SearchedTrait.OVER;
        }

        @Override
        public boolean finds(JudgedHand hand) {
            return hand.finished().isPresent();
        }
    }
}
