-- Key and indexes of table hand_player of one build, made after its rows; as in indexes.sql, updates of a running hand leave them alone.

alter table hand_player set (fillfactor = 90);

alter table hand_player add primary key (hand, seat);

create index hand_player_newest on hand_player (player, started_at desc, hand desc);

-- Rows stand about in the order of their time, so that a summary of each megabyte finds those of a period, for dashboards over all players. It
-- takes no room and costs a write nothing.
create index hand_player_times on hand_player using brin (started_at) with (autosummarize = on);
