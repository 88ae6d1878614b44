-- What the query side keeps for listings and statistics. Everything here follows from the event table and can be made anew from
-- it at any time (standpat rebuild). Chips are whole smallest units. Every row says which event of its hand it reflects.

-- One row for each hand.
create table hand (
    hand uuid primary key,
    -- The position of the event in the whole log, and when that event was recorded.
    feed_position bigint not null,
    recorded_at timestamptz not null,
    -- When the hand began by the clock of whoever recorded it; listings are ordered by it.
    started_at timestamptz not null,
    -- When its last event was recorded; null while the hand is running.
    finished_at timestamptz,
    -- What is in the middle, bets of the round included; when the hand is over, what was in it before rake.
    pot bigint not null,
    rake bigint not null,
    big_blind bigint not null,
    -- Number of the event inside the hand: the hand's position.
    position integer not null check (position > 0),
    reshuffles integer not null,
    button smallint not null,
    players smallint not null,
    -- The betting round under way, 0 outside of one; draws begun so far.
    round smallint not null,
    draw smallint not null,
    phase text not null,
    dealing text not null,
    table_name text not null,
    game text not null,
    stakes text not null
);

create index hand_newest on hand (started_at desc, hand desc);
create index hand_newest_of_table on hand (table_name, started_at desc, hand desc);

-- One row for each player of each hand: what statistics add up, see docs/statistics.md.
create table hand_player (
    hand uuid not null,
    feed_position bigint not null,
    started_at timestamptz not null,
    stack_before bigint not null,
    stack_after bigint not null,
    -- Chips put in and not got back, and chips awarded: net = won - put_in = stack_after - stack_before.
    put_in bigint not null,
    won bigint not null,
    net bigint not null generated always as (won - put_in) stored,
    position integer not null check (position > 0),
    seat smallint not null,
    finished boolean not null,
    -- Called, bet or raised on the first betting round; raised on it.
    entered_pot boolean not null,
    raised_first boolean not null,
    showdown boolean not null,
    won_at_showdown boolean not null,
    -- Cards taken on the first, second ... draw, 0 when pat; as long as he took part in draws.
    drawn smallint[] not null,
    player text not null,
    primary key (hand, seat)
);

create index hand_player_newest on hand_player (player, started_at desc, hand desc);

-- Events that a projection could not handle, and the later events of the same hand behind them. The event itself stays where it
-- is; a rebuild tries it again.
create table parked_event (
    processor text not null,
    hand uuid not null,
    number integer not null,
    feed_position bigint not null,
    parked_at timestamptz not null,
    -- Whether it was parked only because an earlier event of its hand was.
    behind boolean not null,
    -- Why, in a sentence that names no card.
    error text not null,
    primary key (processor, hand, number)
);
