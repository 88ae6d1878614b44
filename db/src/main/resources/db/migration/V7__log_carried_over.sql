-- Every event of the old table is in the new one, each with the fields that it had: the migration before this one compared them.
-- What is left is the old form of what is kept.
drop table event_as_json;
drop function stamp_own_transaction();
