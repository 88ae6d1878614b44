package org.standpat.query.api;

import java.util.List;
import org.standpat.hand.Player;
import org.standpat.hand.Pot;
import org.standpat.hand.Pots;
import org.standpat.hand.Seats;
import org.standpat.hand.Table;

/** The pots as a dealer has them in front of him: bets of the round under way are not in them yet. */
final class GatheredPots {

    private GatheredPots() {}

    static List<Pot> of(Table table) {
        return Pots.of(withoutBets(table));
    }

    private static Table withoutBets(Table table) {
        List<Player> players = table.players().stream()
                .map(player -> new Player(
                        player.seat(),
                        player.name(),
                        player.stack(),
                        player.committed() - player.bet(),
                        player.dead(),
                        0,
                        player.standing(),
                        player.cards(),
                        player.owed(),
                        player.draw()))
                .toList();
        return new Table(
                table.hand(),
                table.name(),
                table.startedAt(),
                table.dealing(),
                table.rules(),
                table.button(),
                Seats.of(players),
                table.deck(),
                table.draw());
    }
}
