-- Customers of the shop, and the shop's own tokens. Passwords live with the identity service alone.
create table customer (
  id uuid primary key default gen_random_uuid(),
  identity_uid text not null unique,
  email text not null check (email = lower(email)),
  name text not null default '',
  auth_method text not null,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index customer_email on customer (email);

create table shop_session (
  token_hash bytea primary key,
  customer_id uuid not null references customer on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index shop_session_customer on shop_session (customer_id);

-- What the shop's own secrets are derived from; made once, the first time the shop starts.
create table shop_secret (
  name text primary key,
  value text not null
);
