-- How a hand ended, and what the floor ruled afterwards. As before, everything here follows from the event table. Until now every
-- hand that was over had been played to its end and nothing had been corrected, so that no rebuild is needed.

alter table hand
    -- PLAYED, MISDEAL or CANCELLED; null while the hand is running.
    add column ending text,
    -- Whether a pot was ruled to others than it was awarded to, after the hand.
    add column corrected boolean not null default false;

update hand set ending = 'PLAYED' where finished_at is not null;

-- Statistics count hands that were played to their end. What a player won, and his stack after the hand, are as corrected.
alter table hand_player rename column finished to counts;
