-- Pictures that an import names by somebody else's address are fetched once, and drawn anew in the shop's sizes.
create table picture_copy (
  address text primary key,
  picture jsonb,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  trouble text
);
comment on column picture_copy.picture is 'the shop''s own picture, without its alt text; null until it is there';
comment on column picture_copy.next_try_at is 'infinity when the shop has given up';
create index picture_copies_due on picture_copy (next_try_at) where picture is null;
create index product_pictures_by_address on product_picture ((picture ->> 'src'));
