-- What the side that decides keeps beside the events, in the transaction of the command that it belongs to.

-- The shuffle seeds of hands that the house deals. Sealed with AES-256-GCM under a key that is not in this database, the hand's id
-- as associated data, so that a row says nothing about a card and cannot be moved to another hand.
create table dealer_secret (
    hand uuid primary key,
    -- Names the key and does not tell it.
    key_id text not null,
    nonce bytea not null check (octet_length(nonce) = 12),
    -- 32 bytes of seed and 16 of authentication tag.
    ciphertext bytea not null check (octet_length(ciphertext) = 48)
);

-- Requests that came with an Idempotency-Key, and what was answered: a resend gets the first answer, made again from the stored
-- events. Rows are never deleted; they are part of the record of who asked for what.
create table answered_request (
    -- The hand that is acted on; the nil UUID for requests to start a hand.
    scope uuid not null,
    at timestamptz not null,
    hand uuid,
    -- The hand's events that were recorded; for a refusal null, and the position that it was judged at.
    first_event integer,
    last_event integer,
    -- HTTP status of the answer; null only while the request is being decided, which no other transaction sees.
    status smallint,
    key text not null check (key ~ '^[\x21-\x7e]{1,255}$'),
    -- SHA-256 over method, path and body.
    fingerprint bytea not null check (octet_length(fingerprint) = 32),
    refusal jsonb,
    primary key (scope, key),
    check ((first_event is null) or (hand is not null and last_event >= first_event and refusal is null)),
    check ((status is null) = (first_event is null and refusal is null))
);

-- Actions that the rules forbade (rule 4.13: recorded as refused, the hand unchanged). Never holds a card.
create table refusal (
    hand uuid not null,
    at timestamptz not null,
    -- 1, 2, 3 ... inside the hand; no more are kept, so that refused requests cannot fill the disk.
    number integer not null check (number between 1 and 200),
    -- The hand's position that the action was judged at.
    position integer not null check (position > 0),
    seat smallint not null,
    rule text not null,
    kind text not null,
    expected text not null,
    actual text not null,
    primary key (hand, number)
);

create trigger dealer_secret_never_changes
    before update or delete or truncate on dealer_secret
    for each statement execute function refuse_change();
create trigger refusal_never_changes
    before update or delete or truncate on refusal
    for each statement execute function refuse_change();
create trigger answered_request_is_never_deleted
    before delete or truncate on answered_request
    for each statement execute function refuse_change();
create trigger answered_request_is_answered_once
    before update on answered_request
    for each row when (old.status is not null)
    execute function refuse_change();
