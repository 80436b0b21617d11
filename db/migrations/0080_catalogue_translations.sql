-- The catalogue's texts in further languages, for display and search. A missing row or field means the shop's own text.
-- What is stored and sent (attribute values, handles) stays in the shop's own language.
create table product_translation (
  product_id text not null references product on delete cascade,
  language text not null check (language in ('en', 'es', 'fr', 'de', 'ja')),
  name text check (name <> ''),
  description text check (description <> ''),
  detailed_description text check (detailed_description <> ''),
  search text not null default '' check (length(search) <= 400),
  primary key (product_id, language)
);
comment on column product_translation.search is 'the name as searches see it: without case, accents and width';
-- Words of three letters or more come from the trigrams; a short one, as "靴" is, from the other index alone.
create index product_translation_trigrams on product_translation using gin (search gin_trgm_ops);
create index product_translation_search on product_translation (language, search, product_id);

create table category_translation (
  category_id integer not null references category on delete cascade,
  language text not null check (language in ('en', 'es', 'fr', 'de', 'ja')),
  name text not null check (name <> ''),
  search text not null,
  primary key (category_id, language)
);

create table subcategory_translation (
  subcategory_id integer not null references subcategory on delete cascade,
  language text not null check (language in ('en', 'es', 'fr', 'de', 'ja')),
  name text not null check (name <> ''),
  search text not null,
  primary key (subcategory_id, language)
);

create table collection_translation (
  collection_id integer not null references collection on delete cascade,
  language text not null check (language in ('en', 'es', 'fr', 'de', 'ja')),
  title text check (title <> ''),
  subtitle text check (subtitle <> ''),
  primary key (collection_id, language)
);

create table attribute_translation (
  attribute_id integer not null references attribute on delete cascade,
  language text not null check (language in ('en', 'es', 'fr', 'de', 'ja')),
  name text not null check (name <> ''),
  primary key (attribute_id, language)
);

create table attribute_value_translation (
  attribute_id integer not null references attribute on delete cascade,
  language text not null check (language in ('en', 'es', 'fr', 'de', 'ja')),
  value text not null check (value = lower(value)),
  name text not null check (name <> ''),
  primary key (attribute_id, language, value)
);
comment on column attribute_value_translation.value is 'whatever its letter case in the products';
