-- What a shop of its own says of its products: units sold, and how many are looking right now.
create index order_lines_of_product on order_line (product_id) include (order_id, quantity);

-- A page that is open says so every half minute; after a crash of the database nobody is looking any more.
create unlogged table product_viewer (
  product_id text not null references product on delete cascade,
  viewer uuid not null,
  seen_at timestamptz not null,
  primary key (product_id, viewer)
);
comment on column product_viewer.viewer is 'made by the browser for one open page; it names nobody';
