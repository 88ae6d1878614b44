-- The tables of one build of the projection, made in a schema of its own (docs/adr/0009-builds-of-the-projection.md). Keys and indexes are
-- in indexes.sql, which is applied when the rows are there. Chips are whole smallest units. Every row says which event of its hand it reflects.

-- One row for each hand.
create table hand (
    hand uuid not null,
    -- The place in the whole log of the event that it reflects, and when that event was recorded.
    feed_position bigint not null,
    recorded_at timestamptz not null,
    -- When the hand began by the clock of whoever recorded it; listings are ordered by it.
    started_at timestamptz not null,
    -- When the event that ended it was recorded; null while the hand is running.
    finished_at timestamptz,
    -- What is in the middle, bets of the round included; when the hand is over, what was in it before rake.
    pot bigint not null,
    -- The same once the hand is over, and null before: searches go by it, so that a bet changes no index (indexes.sql).
    final_pot bigint generated always as (case when finished_at is not null then pot end) stored,
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
    -- Draws begun once the hand is over, and null before.
    final_draw smallint generated always as (case when finished_at is not null then draw end) stored,
    -- Rulings of the floor and incidents: how many events tell of one (docs/reading.md says which).
    notes smallint not null,
    -- MadeHand.code of the best hand that was shown; null when none was.
    best_shown smallint,
    -- Whether somebody put in all he had; whether there was a showdown.
    all_in boolean not null,
    showdown boolean not null,
    -- Whether a pot was ruled to others than it was awarded to, after the hand.
    corrected boolean not null,
    phase text not null,
    dealing text not null,
    table_name text not null,
    game text not null,
    stakes text not null,
    -- PLAYED, MISDEAL or CANCELLED; null while the hand is running.
    ending text
);

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
    -- His part of the rake: that of the pots he won, by his share of them, as corrected.
    rake bigint not null,
    -- Chips of a big bet: the upper limit where the limit is fixed, else twice the big blind.
    big_bet bigint not null,
    position integer not null check (position > 0),
    seat smallint not null,
    players smallint not null,
    -- MadeHand.code of the hand that he showed at the showdown; null when he showed none, or it was ruled dead.
    made smallint,
    -- Whether the hand was played to its end, and so counts in statistics.
    counts boolean not null,
    -- First betting round: voluntarily in the pot; raised; raised first in; raised the first raise; what he did to a raise of his raise; raised
    -- first in from the cutoff, the button or the small blind; what he did in a blind to that.
    entered_pot boolean not null,
    raised_first boolean not null,
    first_in_chance boolean not null,
    first_in boolean not null,
    three_bet_chance boolean not null,
    three_bet boolean not null,
    three_bet_faced boolean not null,
    three_bet_folded boolean not null,
    steal_chance boolean not null,
    steal boolean not null,
    steal_faced boolean not null,
    steal_folded boolean not null,
    showdown boolean not null,
    won_at_showdown boolean not null,
    won_without_showdown boolean not null,
    -- Element n is draw n, as long as he took part in draws: cards taken (0 is pat); whether nobody drew after him; whether an opponent had
    -- stood pat, or had taken one card, before he declared; MadeHand.code of what he stood pat with where everybody came to know it, else
    -- null; what he did when he first faced a bet of an opponent who had stood pat, or had taken one card, on the round after that draw: 0
    -- nothing, 1 folded, 2 called, 3 raised.
    drawn smallint[] not null,
    drew_last boolean[] not null,
    pat_ahead boolean[] not null,
    one_ahead boolean[] not null,
    pat_made smallint[] not null,
    facing_pat smallint[] not null,
    facing_one smallint[] not null,
    -- Element n is betting round n, as long as he was in the hand when rounds began: how often he did what; chances to make the last bet that
    -- the cap allows, and how often he did.
    checks smallint[] not null,
    bets smallint[] not null,
    calls smallint[] not null,
    raises smallint[] not null,
    folds smallint[] not null,
    cap_chances smallint[] not null,
    caps smallint[] not null,
    -- BUTTON, SMALL_BLIND, BIG_BLIND, CUTOFF, HIJACK, LOJACK or EARLY.
    place text not null,
    game text not null,
    stakes text not null,
    table_name text not null,
    player text not null
);

-- Searches go by these columns. The server counts what is in them alone: to count the elements of every array and the rest takes it eight
-- times as long.
do $$
begin
    execute (
        select 'alter table hand_player ' || string_agg(format('alter %I set statistics 0', attname), ', ')
        from pg_attribute
        where attrelid = 'hand_player'::regclass and attnum > 0 and attname not in (
            'hand', 'seat', 'player', 'started_at', 'table_name', 'game', 'stakes', 'place', 'players', 'counts'));
end $$;
