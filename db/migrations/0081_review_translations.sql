-- What reviews say in further languages; a review that is written anew loses them.
create table review_translation (
  review_id bigint not null references review on delete cascade,
  language text not null check (language in ('en', 'es', 'fr', 'de', 'ja')),
  comment text not null check (comment <> ''),
  primary key (review_id, language)
);

create function forget_review_translations() returns trigger language plpgsql as $$
begin
  delete from review_translation where review_id = new.id;
  return null;
end $$;
create trigger review_rewritten after update of comment on review
  for each row when (old.comment is distinct from new.comment) execute function forget_review_translations();
