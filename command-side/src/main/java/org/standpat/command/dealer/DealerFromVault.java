package org.standpat.command.dealer;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.standpat.card.CardSet;
import org.standpat.deal.Dealer;
import org.standpat.deal.Dealt;
import org.standpat.deal.HouseDealer;
import org.standpat.hand.Table;

/** Most actions need no card, so the vault is opened only when one is needed. Keeps it for the next decision. */
final class DealerFromVault implements Dealer {

    private final DealerVault vault;
    private final UUID hand;
    private @Nullable HouseDealer dealer;

    DealerFromVault(DealerVault vault, UUID hand) {
        this.vault = vault;
        this.hand = hand;
    }

    private HouseDealer dealer() {
        HouseDealer known = dealer;
        if (known == null) {
            known = new HouseDealer(vault.seedOf(hand));
            dealer = known;
        }
        return known;
    }

    @Override
    public String openingCommitment() {
        return dealer().openingCommitment();
    }

    @Override
    public Dealt firstCards(Table table, int seat) {
        return dealer().firstCards(table, seat);
    }

    @Override
    public Dealt replacements(Table table, int seat, CardSet forbidden, int most) {
        return dealer().replacements(table, seat, forbidden, most);
    }

    @Override
    public int burnPlace(Table table) {
        return dealer().burnPlace(table);
    }

    @Override
    public String commitment(int reshuffle, CardSet stub) {
        return dealer().commitment(reshuffle, stub);
    }

    @Override
    public String commitmentToOrder(int shuffle, CardSet cards) {
        return dealer().commitmentToOrder(shuffle, cards);
    }
}
