-- The language that an order was placed in: its mails are written in it.
alter table orders add column lang text not null default 'en' check (lang in ('en', 'es', 'fr', 'de', 'ja'));
