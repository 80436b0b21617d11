-- Likewise (see 0067), of the names in a language. @param asked as searches see it
create function resembling_translations(asked text, wanted text, most integer) returns table (name text) language sql stable
set pg_trgm.word_similarity_threshold = 0.3 as $$
  select t.name from product_translation t join product p on p.id = t.product_id
  where p.published and t.language = wanted and t.name is not null and asked <% t.search
  order by word_similarity(asked, t.search) desc, p.position
  limit most
$$;
