-- A refund that somebody sent on the gateway's own pages may fail. What the shop had noted of it is kept, and counts no more.
alter table payment_refund add column dropped_at timestamptz;
comment on column payment_refund.dropped_at is 'since when it is known that nothing goes back by it, and that the shop sends nothing';
alter table payment_refund add constraint payment_refund_gone_or_dropped check (refunded_at is null or dropped_at is null);
drop index payment_refund_due;
create index payment_refund_due on payment_refund (next_try_at) where refunded_at is null and dropped_at is null;
create unique index payment_refund_named on payment_refund (gateway, refund_id);

-- Refunds that are known to have failed, for good: whoever asked the gateway before that must not note them as gone.
create table failed_refund (
  gateway text not null,
  refund_id text not null,
  failed_at timestamptz not null,
  primary key (gateway, refund_id)
);

alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind in
  ('paid', 'accepted', 'completed', 'cancelled', 'late-payment', 'second-payment', 'wrong-payment', 'refunded',
   'refund-failed', 'refund-undone'));

alter table sandbox.refund add column failed_at timestamptz;
