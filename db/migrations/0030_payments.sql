-- Payments by gateways. Amounts of this file are in the currency's own minor units, as the gateways count (JPY has none).
alter table orders
  add column pay_until timestamptz,
  add column cancel_reason text check (cancel_reason in ('unpaid', 'shopper', 'shop')),
  add constraint orders_cancelled_for_a_reason check (cancel_reason is null or status = 'Cancelled');
comment on column orders.pay_until is 'until when a Pending order holds its stock';
create index orders_unpaid on orders (pay_until) where status = 'Pending';

-- What happened to an order after it was placed, and when: for its shopper and for the shop.
create table order_event (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in
    ('paid', 'accepted', 'completed', 'cancelled', 'late-payment', 'second-payment', 'wrong-payment', 'refunded'))
);
create index order_event_of_order on order_event (order_id, id);

-- The one payment that an order asks a gateway for.
create table payment (
  order_id text primary key references orders on delete cascade,
  gateway text not null check (gateway in ('razorpay', 'stripe')),
  amount bigint not null check (amount > 0),
  currency text not null,
  gateway_order_id text,
  redirect_url text,
  payment_id text,
  paid_at timestamptz,
  next_check_at timestamptz,
  checks integer not null default 0,
  unique (gateway, gateway_order_id),
  unique (gateway, payment_id)
);
comment on column payment.gateway_order_id is 'null until the gateway has opened it';
comment on column payment.payment_id is 'what the order was paid with';
comment on column payment.next_check_at is 'when the gateway is asked again, whatever browser and webhook said; null for never';
create index payment_due on payment (next_check_at) where next_check_at is not null;

-- Money that goes back: written with the fact that causes it, sent by a job until the gateway has taken it.
create table payment_refund (
  gateway text not null,
  payment_id text not null,
  order_id text not null references orders on delete cascade,
  amount bigint not null check (amount > 0),
  currency text not null,
  reason text not null check (reason in ('late-payment', 'second-payment', 'wrong-payment', 'cancelled', 'at-gateway')),
  requested_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  refunded_at timestamptz,
  refund_id text,
  primary key (gateway, payment_id)
);
create index payment_refund_due on payment_refund (next_try_at) where refunded_at is null;

-- What the gateways told of their own accord: each event once, however often it comes.
create table webhook_event (
  gateway text not null,
  event_id text not null,
  kind text not null,
  gateway_order_id text,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (gateway, event_id)
);
create index webhook_event_open on webhook_event (received_at) where handled_at is null;
