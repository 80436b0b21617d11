-- Names of published products with a stretch, or a word, that resembles a text; the most alike first, by the trigram index.
-- Below the threshold, words have hardly three letters in a row in common. It is set for the function alone.
-- The extension's settings are known once it is loaded: a shop that was migrated before has not loaded it here.
select similarity('', '');
create function resembling_names(asked text, most integer) returns table (name text) language sql stable
set pg_trgm.word_similarity_threshold = 0.3 as $$
  select p.name from product p
  where p.published and asked <% lower(p.name)
  order by word_similarity(asked, lower(p.name)) desc, p.position
  limit most
$$;
