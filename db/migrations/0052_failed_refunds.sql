-- A refund that a gateway has taken may fail later, at the bank: it is sent once more, under another key.
alter table payment_refund add column failures integer not null default 0;
alter table webhook_event add column failed_refund_id text;
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind in
  ('paid', 'accepted', 'completed', 'cancelled', 'late-payment', 'second-payment', 'wrong-payment', 'refunded',
   'refund-failed'));
