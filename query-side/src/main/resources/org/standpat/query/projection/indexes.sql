-- Key and indexes of table hand of one build, made after its rows.

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
create index hand_by_draws on hand (draw);

-- What changed after a place of the log, for live streams.
create index hand_changed on hand (feed_position);
