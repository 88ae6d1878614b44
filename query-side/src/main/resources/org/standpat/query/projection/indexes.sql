-- Key and indexes of table hand of one build, made after its rows. Updates of a running hand are to leave them alone (heap-only tuples), as
-- the server can where no column of any index changes: so none has the place in the log, the pot or the draw of a hand that is still played.

-- Rows that come from now on are played on: each page keeps place for their next versions. Those that are there are over, as good as all, and
-- stand close, which is less to read.
alter table hand set (fillfactor = 90);

alter table hand add primary key (hand);

-- Searches give the newest first. What may be common, rare or long ago has an index in that order; what is only ever asked beside it, or is
-- spread evenly over time, a small one. Rare traits cost only the hands that have them.
create index hand_newest on hand (started_at desc, hand desc);
create index hand_newest_of_table on hand (table_name, started_at desc, hand desc);
create index hand_newest_of_game on hand (game, started_at desc, hand desc);
create index hand_newest_at_stakes on hand (stakes, started_at desc, hand desc);
create index hand_newest_shown on hand (best_shown, started_at desc, hand desc) where best_shown is not null;
create index hand_newest_all_in on hand (started_at desc, hand desc) where all_in;
create index hand_newest_reshuffled on hand (started_at desc, hand desc) where reshuffles > 0;
create index hand_newest_noted on hand (started_at desc, hand desc) where notes > 0;
create index hand_newest_corrected on hand (started_at desc, hand desc) where corrected;
create index hand_newest_voided on hand (ending, started_at desc, hand desc) where ending <> 'PLAYED';
create index hand_newest_running on hand (started_at desc, hand desc) where ending is null;
create index hand_by_pot on hand (final_pot);
create index hand_by_draws on hand (final_draw);
