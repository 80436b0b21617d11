-- The sandbox gateway's own books. The shop never looks into them: it asks over HTTP, as it asks a real gateway.
create schema sandbox;

create table sandbox.payment_order (
  id text primary key,
  gateway text not null,
  receipt text,
  amount bigint not null,
  currency text not null,
  status text not null,
  attempts integer not null default 0,
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create unique index payment_order_receipt on sandbox.payment_order (gateway, receipt);

create table sandbox.payment (
  id text primary key,
  order_id text not null references sandbox.payment_order on delete cascade,
  status text not null,
  method text not null,
  amount_refunded bigint not null default 0,
  error jsonb,
  capture_at timestamptz,
  created_at timestamptz not null
);
create index payment_of_order on sandbox.payment (order_id);

create table sandbox.refund (
  id text primary key,
  payment_id text not null references sandbox.payment on delete cascade,
  amount bigint not null,
  idempotency_key text unique,
  created_at timestamptz not null
);

create table sandbox.webhook (
  id text primary key,
  gateway text not null,
  body text not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  delivered_at timestamptz
);
create index webhook_due on sandbox.webhook (next_try_at) where delivered_at is null;
