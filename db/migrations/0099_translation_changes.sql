-- Translations are part of the catalogue that processes keep in memory (see 0063).
create trigger catalogue_added after insert on product_translation referencing new table as added
  for each statement execute function note_product_rows('product_id');
create trigger catalogue_gone after delete on product_translation referencing old table as gone
  for each statement execute function note_product_rows('product_id');
create trigger catalogue_changed after update on product_translation referencing old table as gone new table as added
  for each statement execute function note_product_rows('product_id');

do $$
declare
  name text;
begin
  foreach name in array array['category_translation', 'subcategory_translation', 'collection_translation',
    'attribute_translation', 'attribute_value_translation'] loop
    execute format('create trigger catalogue_changed after insert or update or delete on %I
      for each statement execute function note_other_rows()', name);
  end loop;
end $$;
