-- The shop gives a payment back once; somebody at the gateway may do so in several parts.
alter table payment_refund drop constraint payment_refund_pkey;
alter table payment_refund add column id bigint generated always as identity primary key;
create unique index payment_refund_own on payment_refund (gateway, payment_id) where reason <> 'at-gateway';
create index payment_refund_of_payment on payment_refund (gateway, payment_id);
create index payment_refund_of_order on payment_refund (order_id);

-- Which refund an event tells of.
alter table order_event add column refund_id bigint references payment_refund on delete set null;
update order_event set refund_id = (
  select min(refund.id) from payment_refund refund
  where refund.order_id = order_event.order_id and refund.refunded_at = order_event.at)
where kind = 'refunded';
