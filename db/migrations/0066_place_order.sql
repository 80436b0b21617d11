-- Work that orders ask for. Adding a job notifies the workers, and transactions that notify commit one after the other, which
-- halves the orders a second; so an order leaves its request here, and requests become jobs some at a time, a moment later.
--   request   what graphile_worker.add_job is asked for: identifier, payload, max_attempts, priority
create table job_request (
  id bigint generated always as identity primary key,
  requested_at timestamptz not null default now(),
  request jsonb not null
);

-- Makes jobs of the oldest requests; of each one, however many processes do so at once. Returns how many there were.
create function take_job_requests(most integer) returns integer language plpgsql as $$
declare
  taken_now integer;
begin
  with taken as (
    delete from job_request where id in (select id from job_request order by id limit most for update skip locked)
    returning request, requested_at)
  select count(job)::int from (
    select graphile_worker.add_job(request ->> 'identifier', (request -> 'payload')::json, run_at => requested_at,
      max_attempts => (request ->> 'max_attempts')::int, priority => (request ->> 'priority')::int) as job
    from taken) jobs
  into taken_now;
  return taken_now;
end $$;

-- Takes every line out of a cart, locked in the order of their keys as merging does, so that nobody waits in a circle.
create function empty_cart(customer uuid) returns void language sql as $$
  with held as (
    select line_key from cart_line where customer_id = customer order by line_key for update)
  delete from cart_line using held
  where cart_line.customer_id = customer and cart_line.line_key = held.line_key
$$;

-- Writes an order that was priced: all of it, or nothing. One statement, so one way to the database and back.
--   placed   the row of orders, by its columns
--   lines    rows of order_line, by their columns, each variant once
--   payment  the row of payment that the order waits for; null for an order that waits for none, which empties the cart
--   mail     what job_request takes
-- False when there is an order of that key already. It fails with WF409 and one of these messages where it must not be kept:
-- 'coupon exhausted', 'coupon used', 'short' (of stock, or the price is another by now).
-- The row with the idempotency key goes first: twins wait there. The stock goes last, so that buyers of one product wait for
-- each other as short as can be. Locks are taken in one order by everybody: the order with its mail, cart lines by key, the
-- coupon, variants by id.
create function place_order(placed jsonb, lines json, payment jsonb, mail jsonb) returns boolean language plpgsql as $$
declare
  once boolean;
  taken int;
begin
  insert into orders select row.* from jsonb_populate_record(null::orders, placed) row
    on conflict (customer_id, idempotency_key) do nothing;
  if not found then return false; end if;
  insert into order_line select row.* from json_populate_recordset(null::order_line, lines) row;
  insert into job_request (request) values (mail);

  if payment is null then perform empty_cart((placed ->> 'customer_id')::uuid);
  else insert into payment select row.* from jsonb_populate_record(null::payment, payment) row;
  end if;

  if placed ->> 'coupon_id' is not null then
    update coupon set used = used + 1
      where id = (placed ->> 'coupon_id')::int and is_active and starts_at <= (placed ->> 'placed_at')::timestamptz
        and ends_at > (placed ->> 'placed_at')::timestamptz and (usage_limit is null or used < usage_limit)
      returning once_per_customer into once;
    if not found then raise exception 'coupon exhausted' using errcode = 'WF409'; end if;
    insert into coupon_use (coupon_id, order_id, customer_id, sole)
      values ((placed ->> 'coupon_id')::int, placed ->> 'id', (placed ->> 'customer_id')::uuid, once)
      on conflict (coupon_id, customer_id) where sole do nothing;
    if not found then raise exception 'coupon used' using errcode = 'WF409'; end if;
  end if;

  perform set_config('weft.selling', 'on', true);
  with wanted as (
    select variant_id as id, quantity, price_minor as price from json_populate_recordset(null::order_line, lines)),
  held as (
    select variant.id from variant join wanted on wanted.id = variant.id
    order by variant.id for no key update of variant)
  update variant set stock = variant.stock - wanted.quantity
  from held join wanted on wanted.id = held.id
  where variant.id = held.id and variant.stock >= wanted.quantity and variant.price_minor = wanted.price;
  get diagnostics taken = row_count;
  if taken < json_array_length(lines) then raise exception 'short' using errcode = 'WF409'; end if;
  perform set_config('weft.selling', 'off', true);
  return true;
end $$;
