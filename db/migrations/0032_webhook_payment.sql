-- Some events name the payment alone.
alter table webhook_event add column payment_id text;
