-- Coupon amounts are paise, in the shop's base currency; percentages are whole or fractional percent.
create table coupon (
  id integer generated always as identity primary key,
  code text not null unique check (code = upper(code) and code <> ''),
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  value_minor integer check (value_minor > 0),
  max_discount_minor integer check (max_discount_minor > 0),
  min_order_minor integer check (min_order_minor >= 0),
  is_active boolean not null default true,
  announced boolean not null default true,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  usage_limit integer check (usage_limit > 0),
  once_per_customer boolean not null default false,
  used integer not null default 0,
  check (used >= 0 and (usage_limit is null or used <= usage_limit)),
  check ((discount_type = 'percentage') = (percent is not null)),
  check ((discount_type = 'fixed') = (value_minor is not null))
);

-- Rates as the shop gave them out: units of the currency for one rupee.
create table rate_snapshot (
  id integer generated always as identity primary key,
  source text not null,
  quoted_at timestamptz not null,
  taken_at timestamptz not null default now(),
  last_given_at timestamptz not null default now(),
  rates jsonb not null
);
create index rate_snapshot_taken on rate_snapshot (taken_at desc);

create table orders (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  customer_id uuid not null references customer,
  idempotency_key uuid not null,
  status text not null check (status in ('Pending', 'Order Placed', 'Accepted', 'Completed', 'Cancelled')),
  payment_method text not null check (payment_method in ('cod', 'razorpay', 'stripe')),
  paid boolean not null default false,
  placed_at timestamptz not null default now(),
  address jsonb not null,
  coupon_id integer references coupon,
  coupon_code text,
  currency text not null,
  conversion_rate numeric not null check (conversion_rate > 0),
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  shipping_minor bigint not null check (shipping_minor >= 0),
  discount_minor bigint not null check (discount_minor >= 0),
  amount bigint not null check (amount >= 0),
  original_amount bigint not null check (original_amount >= 0),
  discount_amount bigint not null check (discount_amount >= 0),
  tracking_link text,
  unique (customer_id, idempotency_key)
);
comment on column orders.subtotal_minor is 'hundredths of the shopper''s currency';
create index orders_of_customer on orders (customer_id, placed_at desc);

create table order_line (
  order_id text not null references orders on delete cascade,
  position integer not null,
  product_id text not null,
  variant_id bigint,
  sku text not null,
  name text not null,
  picture jsonb,
  attributes jsonb not null default '{}',
  price_minor integer not null check (price_minor >= 0),
  quantity integer not null check (quantity > 0),
  primary key (order_id, position)
);

create table coupon_use (
  coupon_id integer not null references coupon,
  order_id text not null references orders on delete cascade,
  customer_id uuid not null references customer,
  sole boolean not null default false,
  primary key (coupon_id, order_id)
);
create unique index coupon_once_per_customer on coupon_use (coupon_id, customer_id) where sole;
