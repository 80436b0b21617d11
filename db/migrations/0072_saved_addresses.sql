-- The addresses that a shopper has used, to be offered again. The newest few; each once.
create table saved_address (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  address jsonb not null,
  used_at timestamptz not null
);
create unique index saved_address_once on saved_address (customer_id, md5(address::text));
create index saved_address_newest on saved_address (customer_id, used_at desc);
