-- Pictures and films of reviews, and the votes of shoppers whom a review helped.
-- review.images holds pictures as product_picture.picture does; review.videos holds addresses below /media.
alter table review add column media_folder text check (media_folder ~ '^reviews/[0-9a-f]{32}$');
comment on column review.media_folder is 'where the media store has this review''s files; null without any';

create table review_vote (
  review_id bigint not null references review on delete cascade,
  customer_id uuid not null references customer on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, customer_id)
);
create index review_vote_of_customer on review_vote (customer_id);
create index review_of_customer on review (customer_id);

-- Folders of the media store that nothing holds: being filled, or left behind. A job removes the old ones.
create table loose_media (
  folder text primary key,
  since timestamptz not null default now(),
  given_up boolean not null default false
);
create index loose_media_since on loose_media (since);

create function let_go_of_media() returns trigger language plpgsql as $$
begin
  if old.media_folder is not null and (tg_op = 'DELETE' or old.media_folder is distinct from new.media_folder) then
    insert into loose_media (folder, given_up) values (old.media_folder, true) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger review_media_let_go after update of media_folder or delete on review
  for each row execute function let_go_of_media();
