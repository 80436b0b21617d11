-- What changed in the catalogue, for the copies of it that the shop's processes keep in memory. Each product that changed
-- stands here with the transaction that changed it last, also when it is gone. What is not one product's (categories,
-- collections, attributes) stands as '#' and the number of the server's process, so that nobody waits for anybody.
-- Listeners on the channel catalogue_changed are told when the transaction is kept: ids joined by commas, or '*' for anything.
create table catalogue_change (
  product_id text primary key,
  changed_in xid8 not null
);
create index catalogue_change_since on catalogue_change (changed_in);

create function note_catalogue_change(ids text[], what text) returns void language plpgsql as $$
begin
  if cardinality(ids) is null then return; end if;
  insert into catalogue_change as known (product_id, changed_in)
    select distinct id, pg_current_xact_id() from unnest(ids) id order by id
    on conflict (product_id) do update set changed_in = excluded.changed_in
      where known.changed_in <> excluded.changed_in;
  perform pg_notify('catalogue_changed', what);
end $$;

-- For tables whose rows belong to a product, named by the column that the trigger is given.
create function note_product_rows() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  execute format('select array_agg(distinct %I) from ', tg_argv[0]) || case tg_op
    when 'INSERT' then 'added' when 'DELETE' then 'gone'
    else '((table added except table gone) union all (table gone except table added)) changed' end into ids;
  -- A notification holds 8,000 bytes.
  perform note_catalogue_change(ids, case when cardinality(ids) > 50 then '*' else array_to_string(ids, ',') end);
  return null;
end $$;

create function note_other_rows() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(array['#' || pg_backend_pid()], '*');
  return null;
end $$;

do $$
declare
  held record;
begin
  for held in select * from (values ('product', 'id', ''), ('product_attribute_value', 'product_id', ''),
    ('product_picture', 'product_id', ''),
    -- A sale takes stock many hundred times a second, and notifications make commits wait for each other: who sells says so
    -- in weft.selling, and tells of it outside of the transaction.
    ('variant', 'product_id', 'when (current_setting(''weft.selling'', true) is distinct from ''on'')')
  ) as t (name, key, condition) loop
    execute format('create trigger catalogue_added after insert on %I referencing new table as added
      for each statement execute function note_product_rows(%L)', held.name, held.key);
    execute format('create trigger catalogue_gone after delete on %I referencing old table as gone
      for each statement execute function note_product_rows(%L)', held.name, held.key);
    execute format('create trigger catalogue_changed after update on %I referencing old table as gone new table as added
      for each statement %s execute function note_product_rows(%L)', held.name, held.condition, held.key);
  end loop;
  for held in select * from (values ('category'), ('subcategory'), ('attribute'), ('collection'), ('collection_product')
  ) as t (name) loop
    execute format('create trigger catalogue_changed after insert or update or delete on %I
      for each statement execute function note_other_rows()', held.name);
  end loop;
end $$;
