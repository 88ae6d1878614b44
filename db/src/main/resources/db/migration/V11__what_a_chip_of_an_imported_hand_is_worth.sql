-- What one chip of an imported hand is worth, without which it could not be written again as its room wrote it. Sources that were kept
-- before this was have neither; every one that is kept from now on has both.

alter table hand_source
    -- Code of ISO 4217; empty for chips that are no currency.
    add column currency text check (currency ~ '^[A-Z]{0,8}$'),
    -- Digits after the decimal point of an amount: 2 when a chip is a cent.
    add column decimals smallint check (decimals between 0 and 8);

alter table hand_source
    add constraint hand_source_says_what_a_chip_is_worth check (currency is not null and decimals is not null) not valid;
