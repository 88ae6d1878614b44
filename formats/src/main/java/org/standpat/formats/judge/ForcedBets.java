package org.standpat.formats.judge;

import java.util.ArrayList;
import java.util.List;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.Statement.Post;
import org.standpat.formats.transcript.Statement.Posted;
import org.standpat.formats.transcript.Transcript;
import org.standpat.hand.Owing;
import org.standpat.houserules.Ante;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant.Structure;

/** What has to be posted, as far as what was posted tells. */
final class ForcedBets {

    private final Transcript transcript;
    private final Seating seating;
    private final List<Posted> posted;

    ForcedBets(Transcript transcript, Seating seating) {
        this.transcript = transcript;
        this.seating = seating;
        posted = transcript.statements().stream()
                .filter(Posted.class::isInstance)
                .map(Posted.class::cast)
                .toList();
    }

    /** Blinds and ante of the hand. */
    Stakes stakes() {
        return new Stakes(smallBlind(), bigBlind(), largestAnte());
    }

    private long bigBlind() {
        return isFixedLimit() ? transcript.stakes().low() : transcript.stakes().high();
    }

    /** In fixed limit the two bets are stated and not the small blind, which is then what was posted. */
    private long smallBlind() {
        for (Posted post : posted) {
            if (post.post() == Post.SMALL_BLIND && post.seat() == seating.smallBlind()) {
                return isFixedLimit()
                        ? fixedLimitSmallBlind(post)
                        : transcript.stakes().low();
            }
        }
        for (Posted post : posted) {
            if (post.post() == Post.BOTH_BLINDS && post.amount() > bigBlind()) {
                return post.amount() - bigBlind();
            }
        }
        return 0;
    }

    /** Of a player whose last chips it took, the whole small blind is half the small bet, as rooms have it (rule 3.4). */
    private long fixedLimitSmallBlind(Posted post) {
        long half = transcript.stakes().low() / 2;
        return isAllIn(post) ? Math.max(half, post.amount()) : post.amount();
    }

    private boolean isAllIn(Posted post) {
        return seating.dealtIn().stream().anyMatch(seat -> seat.seat() == post.seat() && hasNothingLeft(seat));
    }

    /** True of a player whose last chip the posts took. */
    private boolean hasNothingLeft(StatedSeat seat) {
        long put = posted.stream()
                .filter(post -> post.seat() == seat.seat())
                .mapToLong(Posted::amount)
                .sum();
        return seat.stack() <= put;
    }

    private boolean isFixedLimit() {
        return transcript.game().structure() == Structure.FIXED_LIMIT;
    }

    private long largestAnte() {
        return posted.stream()
                .filter(post -> post.post() == Post.ANTE)
                .mapToLong(Posted::amount)
                .max()
                .orElse(0);
    }

    /** Who antes, and what a player pays first who is short of ante and blind. */
    Ante ante() {
        return largestAnte() == 0 ? Ante.NONE : new Ante(from(), largestAnte(), paidFirst());
    }

    /** A player whose blind took his last chip posts no ante, though he owes one like everybody. */
    private Ante.From from() {
        boolean bigBlindAlone = posted.stream()
                .filter(post -> post.post() == Post.ANTE)
                .allMatch(post -> post.seat() == seating.bigBlind());
        if (bigBlindAlone) {
            return Ante.From.BIG_BLIND;
        }
        boolean everybody = seating.dealtIn().stream().allMatch(seat -> antes(seat.seat()) || hasNothingLeft(seat));
        return everybody ? Ante.From.EVERYBODY : Ante.From.NAMED_PLAYERS;
    }

    /** The ante where somebody has anted and had too little left for his blind; else the blind, as tournament directors have it. */
    private Ante.PaidFirst paidFirst() {
        for (StatedSeat seat : seating.dealtIn()) {
            long due = seat.seat() == seating.smallBlind()
                    ? smallBlind()
                    : seat.seat() == seating.bigBlind() ? bigBlind() : 0;
            long blinds = posted.stream()
                    .filter(post -> post.seat() == seat.seat() && post.post() != Post.ANTE)
                    .mapToLong(Posted::amount)
                    .sum();
            if (antes(seat.seat()) && hasNothingLeft(seat) && blinds < due) {
                return Ante.PaidFirst.ANTE;
            }
        }
        return Ante.PaidFirst.BLIND;
    }

    private boolean antes(int seat) {
        return posted.stream().anyMatch(post -> post.post() == Post.ANTE && post.seat() == seat);
    }

    /** What single players owe besides what their place does (rules 3.5 and 3.6). */
    List<Owing> owing() {
        List<Owing> owing = new ArrayList<>();
        boolean named = largestAnte() > 0 && from() == Ante.From.NAMED_PLAYERS;
        for (StatedSeat seat : seating.dealtIn()) {
            for (Posted post : posted) {
                if (post.seat() == seat.seat()) {
                    owing.addAll(owing(post, named));
                }
            }
        }
        return owing.stream().distinct().toList();
    }

    private List<Owing> owing(Posted post, boolean namedAntes) {
        Owing live = new Owing(post.seat(), Owing.Post.LIVE_BIG_BLIND);
        Owing dead = new Owing(post.seat(), Owing.Post.DEAD_SMALL_BLIND);
        return switch (post.post()) {
            case ANTE -> namedAntes ? List.of(new Owing(post.seat(), Owing.Post.ANTE)) : List.of();
            case SMALL_BLIND -> post.seat() == seating.smallBlind() ? List.of() : List.of(dead);
            case BIG_BLIND -> post.seat() == seating.bigBlind() ? List.of() : List.of(live);
            case BOTH_BLINDS -> List.of(live, dead);
        };
    }
}
