-- Key and indexes of table hand_player of one build, made after its rows.

alter table hand_player add primary key (hand, seat);

create index hand_player_newest on hand_player (player, started_at desc, hand desc);
