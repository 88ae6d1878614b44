-- What the query side makes of the events moves to a schema of its own. Everything in it follows from the event table and is built anew:
-- the program makes the tables of each build itself, and here are the views over those that serve.

drop table hand, hand_player;
truncate parked_event, projection_token;

create schema projection;
