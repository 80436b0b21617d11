-- A shopper's cart and wishlist. line_key is the specification's key (item id and chosen values, joined by underscores).
create table cart_line (
  customer_id uuid not null references customer on delete cascade,
  line_key text not null,
  product_id text not null,
  attributes jsonb not null default '{}',
  quantity integer not null check (quantity > 0),
  added_at timestamptz not null default now(),
  primary key (customer_id, line_key)
);

create table wishlist_entry (
  customer_id uuid not null references customer on delete cascade,
  entry_key text not null,
  product_id text not null,
  attributes jsonb not null default '{}',
  added_at timestamptz not null default now(),
  primary key (customer_id, entry_key)
);
