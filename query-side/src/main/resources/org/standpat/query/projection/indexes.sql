-- Keys and indexes of the tables of one build, made after its rows.

alter table hand add primary key (hand);
alter table hand_player add primary key (hand, seat);

create index hand_newest on hand (started_at desc, hand desc);
create index hand_newest_of_table on hand (table_name, started_at desc, hand desc);
create index hand_player_newest on hand_player (player, started_at desc, hand desc);
