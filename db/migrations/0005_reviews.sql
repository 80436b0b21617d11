-- One review a shopper and product. The demo shop's reviews have an author name and no customer.
create table review (
  id bigint generated always as identity primary key,
  product_id text not null references product on delete cascade,
  customer_id uuid references customer on delete set null,
  author text not null,
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (comment <> ''),
  images jsonb not null default '[]',
  videos jsonb not null default '[]',
  verified_purchase boolean not null default false,
  created_at timestamptz not null default now(),
  unique (product_id, customer_id)
);
create index review_of_product on review (product_id, created_at desc);

create function count_review() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update product set rating_count = rating_count - 1, rating_sum = rating_sum - old.rating where id = old.product_id;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    update product set rating_count = rating_count + 1, rating_sum = rating_sum + new.rating where id = new.product_id;
  end if;
  return null;
end $$;
create trigger review_counted after insert or update of rating or delete on review
  for each row execute function count_review();
