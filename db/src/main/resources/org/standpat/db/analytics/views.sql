-- The views of schema analytics, made anew as a whole. docs/analytics.md is made of the comments at the end.
--
-- They show hands that are over, and what was open at the table: no card, no event, nothing of a hand that is still played. What a statistic
-- counts is said in docs/statistics.md. A column of one name means the same in every view. Chips are whole smallest units, days are days in
-- UTC by the start of the hand, and where nothing is known there is null.

do $$
declare
    old record;
begin
    -- By name: with one view go those that stand on it, before it is their turn.
    for old in select relname as view from pg_class where relnamespace = 'analytics'::regnamespace and relkind = 'v' loop
        execute format('drop view if exists analytics.%I cascade', old.view);
    end loop;
end
$$;

-- MadeHand of the program, by its code. The views below ask it in a subquery, which costs nothing where nobody asks for the name, and a join
-- would always be made.
create view analytics.made_hands as
select *
from (values
    (1::smallint, 'number one'), (2, 'number two'), (3, 'number three'), (4, 'number four'), (6, 'six low'), (7, 'seven low'),
    (8, 'eight low'), (9, 'nine low'), (10, 'ten low'), (11, 'jack low'), (12, 'queen low'), (13, 'king low'), (14, 'ace low'),
    (15, 'pair'), (16, 'two pair'), (17, 'three of a kind'), (18, 'straight'), (19, 'flush'), (20, 'full house'),
    (21, 'four of a kind'), (22, 'straight flush')) as class (made_order, made);

create view analytics.hands as
select h.started_at, h.hand, h.finished_at, h.table_name, h.game, h.stakes, h.players, h.button, h.draw as draws_begun, h.reshuffles,
    h.pot, h.rake, h.big_blind, h.showdown, h.all_in,
    (select class.made from analytics.made_hands class where class.made_order = h.best_shown) as best_shown, h.notes, h.corrected,
    lower(h.ending) as ending, lower(h.dealing) as dealing, h.position, h.feed_position
from projection.hand h
where h.ending is not null;

create view analytics.hand_players as
select p.started_at, p.hand, p.seat, p.player, p.table_name, p.game, p.stakes, p.players, nullif(p.place, '') as place, p.counts,
    p.stack_before, p.stack_after, p.put_in, p.won, p.net, p.rake, p.big_bet,
    p.net::numeric / nullif(p.big_bet, 0) as net_big_bets, p.rake::numeric / nullif(p.big_bet, 0) as rake_big_bets,
    p.entered_pot, p.raised_first, p.first_in_chance, p.first_in, p.three_bet_chance, p.three_bet, p.three_bet_faced, p.three_bet_folded,
    p.steal_chance, p.steal, p.steal_faced, p.steal_folded,
    cardinality(p.drawn) as draws, cardinality(p.drawn) > 0 as saw_draw,
    p.showdown, p.won_at_showdown, p.won_without_showdown,
    (select class.made from analytics.made_hands class where class.made_order = p.made) as made, p.made::integer as made_order,
    p.position, p.feed_position
-- What counts is over, as a row says itself; the few others that are over are looked for by their hands.
from (
    select p.* from projection.hand_player p where p.counts
    union all
    select p.* from projection.hand h join projection.hand_player p on p.hand = h.hand where h.ending <> 'PLAYED' and not p.counts) as p;

create view analytics.player_draws as
select p.started_at, p.hand, p.seat, draw.draw::smallint as draw, p.player, p.table_name, p.game, p.stakes, p.players,
    nullif(p.place, '') as place, p.drawn[draw.draw] as cards, p.drawn[draw.draw] = 0 as pat,
    draw.draw > 1 and p.drawn[draw.draw - 1] = 0 as pat_before, p.drew_last[draw.draw] as drew_last,
    p.pat_ahead[draw.draw] as pat_ahead, p.one_ahead[draw.draw] as one_ahead,
    (select class.made from analytics.made_hands class where class.made_order = p.pat_made[draw.draw]) as pat_made,
    p.pat_made[draw.draw]::integer as pat_made_order,
    case p.facing_pat[draw.draw] when 1 then 'folded' when 2 then 'called' when 3 then 'raised' end as facing_pat,
    case p.facing_one[draw.draw] when 1 then 'folded' when 2 then 'called' when 3 then 'raised' end as facing_one
from projection.hand_player p
-- A game has three draws at most. Of a function the server would think that it gives a thousand.
join (values (1), (2), (3)) as draw (draw) on draw.draw <= cardinality(p.drawn)
where p.counts;

create view analytics.player_rounds as
select p.started_at, p.hand, p.seat, round.round::smallint as round, p.player, p.table_name, p.game, p.stakes, p.players,
    nullif(p.place, '') as place, p.checks[round.round]::integer as checks, p.bets[round.round]::integer as bets,
    p.calls[round.round]::integer as calls, p.raises[round.round]::integer as raises, p.folds[round.round]::integer as folds,
    p.cap_chances[round.round]::integer as cap_chances, p.caps[round.round]::integer as caps
from projection.hand_player p
join (values (1), (2), (3), (4)) as round (round) on round.round <= cardinality(p.checks)
where p.counts;

create view analytics.player_statistics as
select hand.player, hand.hands, hand.vpip, hand.pfr, hand.first_in_chances, hand.first_ins, hand.three_bet_chances, hand.three_bets,
    hand.three_bets_faced, hand.three_bets_folded, hand.steal_chances, hand.steals, hand.steals_faced, hand.steals_folded,
    coalesce(round.cap_chances, 0) as cap_chances, coalesce(round.caps, 0) as caps,
    coalesce(draw.draws, 0) as draws, coalesce(draw.cards_0, 0) as cards_0, coalesce(draw.cards_1, 0) as cards_1,
    coalesce(draw.cards_2, 0) as cards_2, coalesce(draw.cards_3, 0) as cards_3, coalesce(draw.cards_4, 0) as cards_4,
    coalesce(draw.cards_5_up, 0) as cards_5_up, coalesce(draw.pats_before, 0) as pats_before, coalesce(draw.pats_broken, 0) as pats_broken,
    coalesce(draw.draws_last, 0) as draws_last, coalesce(draw.pats_last, 0) as pats_last,
    coalesce(draw.draws_pat_ahead, 0) as draws_pat_ahead, coalesce(draw.pats_pat_ahead, 0) as pats_pat_ahead,
    coalesce(draw.draws_one_ahead, 0) as draws_one_ahead, coalesce(draw.pats_one_ahead, 0) as pats_one_ahead,
    coalesce(draw.faced_pat, 0) as faced_pat, coalesce(draw.faced_pat_folded, 0) as faced_pat_folded,
    coalesce(draw.faced_pat_raised, 0) as faced_pat_raised,
    coalesce(draw.faced_one, 0) as faced_one, coalesce(draw.faced_one_folded, 0) as faced_one_folded,
    coalesce(draw.faced_one_raised, 0) as faced_one_raised,
    hand.hands_pat, hand.hands_pat_known, hand.hands_snowed,
    coalesce(round.checks, 0) as checks, coalesce(round.bets, 0) as bets, coalesce(round.calls, 0) as calls,
    coalesce(round.raises, 0) as raises, coalesce(round.folds, 0) as folds,
    hand.saw_draws, hand.showdowns, hand.showdowns_won, hand.hands_tabled, hand.won_without_showdowns,
    hand.chips_won, hand.chips_lost, hand.net, hand.rake, hand.net_big_bets, hand.rake_big_bets, hand.last_started_at
from (
    select player, count(*) as hands, count(*) filter (where entered_pot) as vpip, count(*) filter (where raised_first) as pfr,
        count(*) filter (where first_in_chance) as first_in_chances, count(*) filter (where first_in) as first_ins,
        count(*) filter (where three_bet_chance) as three_bet_chances, count(*) filter (where three_bet) as three_bets,
        count(*) filter (where three_bet_faced) as three_bets_faced, count(*) filter (where three_bet_folded) as three_bets_folded,
        count(*) filter (where steal_chance) as steal_chances, count(*) filter (where steal) as steals,
        count(*) filter (where steal_faced) as steals_faced, count(*) filter (where steal_folded) as steals_folded,
        -- Of any draw; what he stood pat with is null where nobody came to know it, and worse than a jack low above 11.
        count(*) filter (where 0 = any(drawn)) as hands_pat, count(*) filter (where 0 < any(pat_made)) as hands_pat_known,
        count(*) filter (where 11 < any(pat_made)) as hands_snowed,
        count(*) filter (where cardinality(drawn) > 0) as saw_draws, count(*) filter (where showdown) as showdowns,
        count(*) filter (where won_at_showdown) as showdowns_won, count(made) as hands_tabled,
        count(*) filter (where won_without_showdown) as won_without_showdowns,
        coalesce(sum(net) filter (where net > 0), 0) as chips_won, coalesce(-sum(net) filter (where net < 0), 0) as chips_lost,
        sum(net) as net, sum(rake) as rake,
        sum(net::numeric / nullif(big_bet, 0)) as net_big_bets, sum(rake::numeric / nullif(big_bet, 0)) as rake_big_bets,
        max(started_at) as last_started_at
    from projection.hand_player
    where counts
    group by player) as hand
left join (
    select player, count(*) as draws, count(*) filter (where cards = 0) as cards_0, count(*) filter (where cards = 1) as cards_1,
        count(*) filter (where cards = 2) as cards_2, count(*) filter (where cards = 3) as cards_3,
        count(*) filter (where cards = 4) as cards_4, count(*) filter (where cards >= 5) as cards_5_up,
        count(*) filter (where pat_before) as pats_before, count(*) filter (where pat_before and not pat) as pats_broken,
        count(*) filter (where drew_last) as draws_last, count(*) filter (where drew_last and pat) as pats_last,
        count(*) filter (where pat_ahead) as draws_pat_ahead, count(*) filter (where pat_ahead and pat) as pats_pat_ahead,
        count(*) filter (where one_ahead) as draws_one_ahead, count(*) filter (where one_ahead and pat) as pats_one_ahead,
        count(facing_pat) as faced_pat, count(*) filter (where facing_pat = 'folded') as faced_pat_folded,
        count(*) filter (where facing_pat = 'raised') as faced_pat_raised,
        count(facing_one) as faced_one, count(*) filter (where facing_one = 'folded') as faced_one_folded,
        count(*) filter (where facing_one = 'raised') as faced_one_raised
    from analytics.player_draws
    group by player) as draw on draw.player = hand.player
left join (
    select player, sum(checks) as checks, sum(bets) as bets, sum(calls) as calls, sum(raises) as raises, sum(folds) as folds,
        sum(cap_chances) as cap_chances, sum(caps) as caps
    from analytics.player_rounds
    group by player) as round on round.player = hand.player;

create view analytics.player_days as
select (started_at at time zone 'UTC')::date as day, player, count(*) as hands, count(*) filter (where entered_pot) as vpip,
    count(*) filter (where raised_first) as pfr, count(*) filter (where cardinality(drawn) > 0) as saw_draws,
    count(*) filter (where showdown) as showdowns, count(*) filter (where won_at_showdown) as showdowns_won,
    sum(cardinality(drawn)) as draws, sum(net) as net, sum(rake) as rake,
    sum(net::numeric / nullif(big_bet, 0)) as net_big_bets, sum(rake::numeric / nullif(big_bet, 0)) as rake_big_bets
from projection.hand_player
where counts
group by day, player;

create view analytics.table_days as
select day, table_name, count(*) filter (where played) as hands, count(*) filter (where not played) as hands_called_off,
    coalesce(sum(seated) filter (where played), 0)::bigint as hands_dealt, coalesce(sum(pot) filter (where played), 0) as pots,
    coalesce(sum(rake) filter (where played), 0) as rake, count(*) filter (where played and showdown) as showdowns,
    count(*) filter (where played and all_in) as hands_all_in, coalesce(sum(reshuffles) filter (where played), 0)::bigint as reshuffles
from (
    select (started_at at time zone 'UTC')::date as day, table_name, ending = 'PLAYED' as played, players as seated, pot, rake, showdown,
        all_in, reshuffles
    from projection.hand
    where ending is not null) as ended
group by day, table_name;

create view analytics.room_days as
select day, sum(hands)::bigint as hands, sum(hands_called_off)::bigint as hands_called_off, count(*) as tables,
    sum(hands_dealt)::bigint as hands_dealt, sum(pots) as pots, sum(rake) as rake, sum(showdowns)::bigint as showdowns,
    sum(hands_all_in)::bigint as hands_all_in, sum(reshuffles)::bigint as reshuffles
from analytics.table_days
group by day;

create view analytics.games as
select game, stakes, count(*) filter (where ending = 'PLAYED') as hands, count(*) filter (where ending <> 'PLAYED') as hands_called_off,
    count(distinct table_name) as tables, coalesce(sum(pot) filter (where ending = 'PLAYED'), 0) as pots,
    coalesce(sum(rake) filter (where ending = 'PLAYED'), 0) as rake, max(started_at) as last_started_at
from projection.hand
where ending is not null
group by game, stakes;

create view analytics.tables as
select table_name, count(*) filter (where ending = 'PLAYED') as hands, count(*) filter (where ending <> 'PLAYED') as hands_called_off,
    coalesce(sum(pot) filter (where ending = 'PLAYED'), 0) as pots,
    coalesce(sum(rake) filter (where ending = 'PLAYED'), 0) as rake, max(started_at) as last_started_at, max(finished_at) as last_finished_at
from projection.hand
where ending is not null
group by table_name;

-- Positions count every event once and have no holes, so that a difference of two is a number of events.
create view analytics.projection_health as
select build.processor, build.state, build.phase, build.events_read, build.events_to_read, place.segments,
    coalesce(place.reached, 0) as reached_position, log.last_position, log.last_position - coalesce(place.reached, 0) as lag_events,
    coalesce(
        (select greatest(extract(epoch from now() - next.at), 0) from public.event next where next.feed_position = coalesce(place.reached, 0) + 1),
        0)::double precision as lag_seconds,
    (select count(*) from public.parked_event parked where parked.processor = build.processor) as parked_events,
    (select count(distinct parked.hand) from public.parked_event parked where parked.processor = build.processor) as parked_hands
from (
    select 'hands-' || number as processor, lower(state) as state, lower(phase) as phase, done as events_read, total as events_to_read
    from public.projection_build
    where state in ('SERVING', 'BUILDING')) as build
left join (
    select processor, count(*) as segments, min(coalesce((token::jsonb ->> 'feedPosition')::bigint, 0)) as reached
    from public.projection_token
    group by processor) as place on place.processor = build.processor
cross join (select coalesce(max(feed_position), 0) as last_position from public.event) as log;

create view analytics.parked_events as
select parked_at, processor, hand, number, feed_position, behind, error
from public.parked_event
where processor in (select health.processor from analytics.projection_health health where health.state = 'serving');

-- The last part of the log only: there is an index by place and none by time.
create view analytics.recorded_minutes as
select date_trunc('minute', at) as minute, count(*) as events, count(distinct hand) as hands_changed, max(feed_position) as last_position
from public.event
where feed_position > (select coalesce(max(feed_position), 0) - 100000 from public.event)
group by minute;

comment on view analytics.made_hands is 'Classes of made hands, the better ones first.';
comment on view analytics.hands is 'Hands that are over, played or not: one row for each.';
comment on view analytics.hand_players is 'One row for each player of each hand that is over.';
comment on view analytics.player_draws is 'One row for each draw that a player took part in, of hands that count.';
comment on view analytics.player_rounds is 'One row for each betting round that a player was in, of hands that count.';
comment on view analytics.player_statistics is
    'One row for each player: numerators and denominators of his statistics over all hands that count.';
comment on view analytics.player_days is 'One row for each player and day.';
comment on view analytics.table_days is 'One row for each table and day.';
comment on view analytics.room_days is 'One row for each day of the room.';
comment on view analytics.games is 'One row for each game and stakes.';
comment on view analytics.tables is 'One row for each table.';
comment on view analytics.projection_health is 'How far the tables behind these views are behind the log: one row for those that serve and one for those that are made.';
comment on view analytics.parked_events is 'Events that could not be projected and were put aside, without what they say.';
comment on view analytics.recorded_minutes is 'How many events were recorded in each minute, among the last 100000 of them.';

-- What a column of a name means, whichever view it is in.
do $$
declare
    column_of_view record;
begin
    for column_of_view in
        select v.relname as view, a.attname as name, meaning.of_it as meaning
        from pg_class v
        join pg_attribute a on a.attrelid = v.oid and a.attnum > 0 and not a.attisdropped
        join (values
            ('all_in', 'Whether somebody put in all he had.'),
            ('behind', 'Whether it was put aside only because an earlier event of its hand was.'),
            ('best_shown', 'Class of the best hand that was shown; null when none was.'),
            ('bets', 'How often he bet.'),
            ('big_bet', 'Chips of a big bet: the upper limit where the limit is fixed, else twice the big blind.'),
            ('big_blind', 'Chips of the big blind.'),
            ('button', 'Seat of the button.'),
            ('calls', 'How often he called.'),
            ('cap_chances', 'Chances to make the last bet that the cap allows.'),
            ('caps', 'How often he made the last bet that the cap allows; out of cap_chances.'),
            ('cards', 'Cards that he took; 0 is standing pat.'),
            ('cards_0', 'Draws on which he stood pat; out of draws.'),
            ('cards_1', 'Draws on which he took one card; out of draws.'),
            ('cards_2', 'Draws on which he took two cards; out of draws.'),
            ('cards_3', 'Draws on which he took three cards; out of draws.'),
            ('cards_4', 'Draws on which he took four cards; out of draws.'),
            ('cards_5_up', 'Draws on which he took five cards or more; out of draws.'),
            ('checks', 'How often he checked.'),
            ('chips_lost', 'Sum of net over the hands that he ended behind, without its sign.'),
            ('chips_won', 'Sum of net over the hands that he ended ahead.'),
            ('corrected', 'Whether a pot was ruled to others than it was awarded to, after the hand.'),
            ('counts', 'Whether the hand was played to its end, and so counts in statistics.'),
            ('day', 'Day in UTC on which the hands started.'),
            ('dealing', 'Who dealt: house, or recorded from a table.'),
            ('draw', 'Number of the draw, from 1.'),
            ('draws', 'Draws that he took part in.'),
            ('draws_begun', 'Draws that were begun.'),
            ('draws_last', 'Draws on which nobody declared after him.'),
            ('draws_one_ahead', 'Draws on which an opponent had taken one card before he declared.'),
            ('draws_pat_ahead', 'Draws on which an opponent had stood pat before he declared.'),
            ('drew_last', 'Whether nobody declared after him on this draw.'),
            ('ending', 'How the hand ended: played, misdeal or cancelled.'),
            ('entered_pot', 'Whether he put chips in voluntarily on the first betting round (vpip).'),
            ('error', 'Why it was put aside; names no card.'),
            ('events', 'Events that were recorded.'),
            ('events_read', 'Events that were read to make the tables.'),
            ('events_to_read', 'Events that were to be read to make them.'),
            ('faced_one', 'Draws after which an opponent who had taken one card bet into him.'),
            ('faced_one_folded', 'How often he folded then; out of faced_one. What is neither folded nor raised was called.'),
            ('faced_one_raised', 'How often he raised then; out of faced_one.'),
            ('faced_pat', 'Draws after which an opponent who had stood pat bet into him.'),
            ('faced_pat_folded', 'How often he folded then; out of faced_pat. What is neither folded nor raised was called.'),
            ('faced_pat_raised', 'How often he raised then; out of faced_pat.'),
            ('facing_one', 'What he did first when an opponent who had taken one card bet after this draw: folded, called, raised; null for no bet.'),
            ('facing_pat', 'What he did first when an opponent who had stood pat bet after this draw: folded, called, raised; null for no bet.'),
            ('feed_position', 'Place in the whole log of the event that the row reflects.'),
            ('finished_at', 'When the event that ended the hand was recorded.'),
            ('first_in', 'Whether he raised first in, where he had the chance.'),
            ('first_in_chance', 'Whether he had the chance to raise first in.'),
            ('first_in_chances', 'Hands in which he had the chance to raise first in.'),
            ('first_ins', 'Hands in which he raised first in (rfi); out of first_in_chances.'),
            ('folds', 'How often he folded.'),
            ('game', 'Name of the game, such as Limit 2-7 Triple Draw.'),
            ('hand', 'Id of the hand.'),
            ('hands', 'Hands that were played to their end.'),
            ('hands_all_in', 'Hands in which somebody put in all he had; out of hands.'),
            ('hands_called_off', 'Misdeals and cancelled hands, whose chips all went back.'),
            ('hands_changed', 'Hands that had events.'),
            ('hands_dealt', 'Sum over the hands of the players that were dealt in.'),
            ('hands_pat', 'Hands in which he stood pat on some draw.'),
            ('hands_pat_known', 'Hands in which it is known what he stood pat with, since he tabled it.'),
            ('hands_snowed', 'Hands in which he stood pat with less than a jack low (snow); out of hands_pat_known.'),
            ('hands_tabled', 'Hands that he tabled at the showdown.'),
            ('lag_events', 'Events that are recorded and not projected.'),
            ('lag_seconds', 'Age in seconds of the oldest event that is not projected; 0 when there is none.'),
            ('last_finished_at', 'When the last hand ended.'),
            ('last_position', 'Place in the log of the last event.'),
            ('last_started_at', 'When the last hand started.'),
            ('made', 'Class of the hand that he tabled at the showdown, or of the row; null when he tabled none.'),
            ('made_order', 'Number of the class made: the smaller the better.'),
            ('minute', 'Minute in which they were recorded.'),
            ('net', 'Chips awarded less chips put in, over the hands of the row.'),
            ('net_big_bets', 'net in big bets, hand by hand.'),
            ('notes', 'Rulings of the floor, and what was noted beside the play.'),
            ('number', 'Number of the event inside its hand.'),
            ('one_ahead', 'Whether an opponent who was still in had taken one card before he declared.'),
            ('parked_at', 'When it was put aside.'),
            ('parked_events', 'Events that are put aside.'),
            ('parked_hands', 'Hands that have events put aside.'),
            ('pat', 'Whether he stood pat.'),
            ('pat_ahead', 'Whether an opponent who was still in had stood pat before he declared.'),
            ('pat_before', 'Whether he stood pat on the draw before.'),
            ('pat_made', 'Class of the hand that he stood pat with, where everybody came to know it; else null.'),
            ('pat_made_order', 'Number of the class pat_made: the smaller the better.'),
            ('pats_before', 'Draws before which he had stood pat on the draw before.'),
            ('pats_broken', 'Draws on which he took cards after he had stood pat (break-pat); out of pats_before.'),
            ('pats_last', 'Draws on which he stood pat; out of draws_last.'),
            ('pats_one_ahead', 'Draws on which he stood pat; out of draws_one_ahead.'),
            ('pats_pat_ahead', 'Draws on which he stood pat; out of draws_pat_ahead.'),
            ('phase', 'The step of making the tables: reading, indexes, left_over, checking, catching_up, switching or done.'),
            ('pfr', 'Hands in which he raised on the first betting round; out of hands.'),
            ('place', 'Where he sat: BUTTON, SMALL_BLIND, BIG_BLIND, CUTOFF, HIJACK, LOJACK or EARLY.'),
            ('player', 'The room''s name for the player, letter by letter.'),
            ('players', 'Players that were dealt in.'),
            ('position', 'Number of the event inside its hand that the row reflects.'),
            ('pot', 'Chips in the pot before rake.'),
            ('pots', 'Sum of the pots before rake.'),
            ('processor', 'Name of what fills the tables.'),
            ('put_in', 'Chips put in and not got back.'),
            ('raised_first', 'Whether he raised on the first betting round (pfr).'),
            ('raises', 'How often he raised.'),
            ('rake', 'Chips that the house took; of a player, his part by the pots that he won.'),
            ('rake_big_bets', 'rake in big bets, hand by hand.'),
            ('reached_position', 'Place in the log up to which every event is projected or put aside.'),
            ('reshuffles', 'How often discards were shuffled to be dealt again.'),
            ('round', 'Number of the betting round, from 1.'),
            ('saw_draw', 'Whether he took part in the first draw.'),
            ('saw_draws', 'Hands in which he took part in the first draw.'),
            ('seat', 'Number of his seat.'),
            ('segments', 'Parts that it is worked on in.'),
            ('showdown', 'Whether there was a showdown; of a player, whether he was in it.'),
            ('showdowns', 'Hands that went to a showdown; of a player, those that he was in, out of saw_draws.'),
            ('showdowns_won', 'Showdowns in which he was awarded chips; out of showdowns.'),
            ('stack_after', 'His chips after the hand.'),
            ('stack_before', 'His chips before the hand.'),
            ('stakes', 'The stakes as on the table''s sign.'),
            ('started_at', 'When the hand started.'),
            ('state', 'Whether the tables are the ones that are read (serving) or are made beside those (building).'),
            ('steal', 'Whether he raised first in from the cutoff, the button or the small blind.'),
            ('steal_chance', 'Whether he had the chance to do so.'),
            ('steal_chances', 'Hands in which he had the chance to steal.'),
            ('steal_faced', 'Whether he was to act on a steal in a blind.'),
            ('steal_folded', 'Whether he folded to it.'),
            ('steals', 'Hands in which he stole; out of steal_chances.'),
            ('steals_faced', 'Hands in which he was to act on a steal in a blind.'),
            ('steals_folded', 'Hands in which he folded to it; out of steals_faced.'),
            ('table_name', 'Name of the table.'),
            ('tables', 'Tables that had hands.'),
            ('three_bet', 'Whether he raised the first raise, where he had the chance.'),
            ('three_bet_chance', 'Whether he had the chance to raise the first raise.'),
            ('three_bet_chances', 'Hands in which he had the chance to raise the first raise.'),
            ('three_bet_faced', 'Whether his first raise was raised and he was to act on that.'),
            ('three_bet_folded', 'Whether he folded to it.'),
            ('three_bets', 'Hands in which he raised the first raise (3-bet); out of three_bet_chances.'),
            ('three_bets_faced', 'Hands in which his first raise was raised and he was to act on that.'),
            ('three_bets_folded', 'Hands in which he folded to it; out of three_bets_faced.'),
            ('vpip', 'Hands in which he put chips in voluntarily on the first betting round; out of hands.'),
            ('won', 'Chips that he was awarded, as corrected.'),
            ('won_at_showdown', 'Whether he was awarded chips after a showdown that he was in.'),
            ('won_without_showdown', 'Whether he was awarded chips without a showdown.'),
            ('won_without_showdowns', 'Hands in which he was awarded chips without a showdown; out of hands.')
        ) as meaning (name, of_it) on meaning.name = a.attname
        where v.relnamespace = 'analytics'::regnamespace and v.relkind = 'v'
    loop
        execute format(
            'comment on column analytics.%I.%I is %L', column_of_view.view, column_of_view.name, column_of_view.meaning);
    end loop;
end
$$;
