-- The stems of a product's name and texts, kept: to rank many products by them need not read their texts again.
alter table product add column words tsvector not null
  generated always as (to_tsvector('english', name || ' ' || description || ' ' || detailed_description)) stored;
drop index product_text;
create index product_words on product using gin (words);
