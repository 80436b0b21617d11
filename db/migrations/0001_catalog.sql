-- Catalogue: categories, products, their variants (one a purchasable combination of options) and pictures.
-- Prices are paise. A picture is {src, alt, width, height, widths, placeholder}: src is an absolute address
-- (widths empty) or the stem of files `<src>-<width>.avif|webp` under /media.
create extension if not exists pg_trgm;

create table category (
  id integer generated always as identity primary key,
  handle text not null unique check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  position integer not null default 0,
  picture jsonb
);

create table subcategory (
  id integer generated always as identity primary key,
  category_id integer not null references category on delete cascade,
  handle text not null check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  position integer not null default 0,
  unique (category_id, handle)
);

create sequence product_position;

create table product (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 120),
  position bigint not null default nextval('product_position'),
  name text not null check (name <> ''),
  category_id integer not null references category,
  subcategory_id integer not null references subcategory,
  description text not null default '',
  detailed_description text not null default '',
  price_minor integer not null check (price_minor >= 0),
  compare_at_minor integer check (compare_at_minor >= 0),
  bestseller boolean not null default false,
  top boolean not null default false,
  newly boolean not null default false,
  hot boolean not null default false,
  popular boolean not null default false,
  published boolean not null default true,
  source text not null default 'shop',
  rating_count integer not null default 0,
  rating_sum integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index product_relevant on product (position) where published;
create index product_by_price on product (price_minor, position) where published;
create index product_by_category on product (category_id, subcategory_id, position) where published;
create index product_by_subcategory on product (subcategory_id, position) where published;
create index product_name_trigrams on product using gin (lower(name) gin_trgm_ops);
create index product_bestseller on product (position) where published and bestseller;
create index product_top on product (position) where published and top;
create index product_newly on product (position) where published and newly;
create index product_hot on product (position) where published and hot;
create index product_popular on product (position) where published and popular;

create table attribute (
  id integer generated always as identity primary key,
  handle text not null unique,
  name text not null
);

-- The values a product is offered in, in the order the shopper sees them.
create table product_attribute_value (
  product_id text not null references product on delete cascade,
  attribute_id integer not null references attribute,
  attribute_position integer not null,
  position integer not null,
  value text not null check (value <> ''),
  primary key (product_id, attribute_id, value)
);
create index product_attribute_value_facet on product_attribute_value (attribute_id, value, product_id);

create table variant (
  id bigint generated always as identity primary key,
  product_id text not null references product on delete cascade,
  sku text not null unique check (sku <> ''),
  position integer not null default 0,
  options jsonb not null default '{}',
  price_minor integer not null check (price_minor >= 0),
  compare_at_minor integer check (compare_at_minor >= 0),
  stock integer not null check (stock >= 0),
  unique (product_id, options)
);

create table product_picture (
  product_id text not null references product on delete cascade,
  position integer not null,
  picture jsonb not null,
  option_name text,
  option_value text,
  primary key (product_id, position)
);

create table collection (
  id integer generated always as identity primary key,
  handle text not null unique check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  subtitle text,
  picture jsonb,
  redirect_link text,
  position integer not null default 0,
  created_at timestamptz not null default now()
);

create table collection_product (
  collection_id integer not null references collection on delete cascade,
  product_id text not null references product on delete cascade,
  position integer not null,
  primary key (collection_id, product_id)
);
create index collection_product_order on collection_product (collection_id, position);
