-- Of a review, its product's figures change and nothing else: a page that does not show the product stays as it is. Told as
-- '=' and the product's id (see 0063).
create or replace function count_review() returns trigger language plpgsql as $$
declare
  ids text[] := array[]::text[];
begin
  perform set_config('weft.counting', 'on', true);
  if tg_op in ('UPDATE', 'DELETE') then
    update product set rating_count = rating_count - 1, rating_sum = rating_sum - old.rating where id = old.product_id;
    ids := ids || old.product_id;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    update product set rating_count = rating_count + 1, rating_sum = rating_sum + new.rating where id = new.product_id;
    ids := ids || new.product_id;
  end if;
  perform set_config('weft.counting', 'off', true);
  perform note_catalogue_change(ids, '=' || array_to_string(ids, ','));
  return null;
end $$;

drop trigger catalogue_changed on product;
create trigger catalogue_changed after update on product referencing old table as gone new table as added
  for each statement when (current_setting('weft.counting', true) is distinct from 'on')
  execute function note_product_rows('id');

-- Pages in another currency than the shop's show the rates' figures.
create function note_rates() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', '=@rates');
  return null;
end $$;
create trigger rates_changed after insert on rate_snapshot for each statement execute function note_rates();
