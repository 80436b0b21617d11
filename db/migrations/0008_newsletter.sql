-- Who reads the newsletter: each address once, whatever its letter case, with the welcome coupon it was given.
create table newsletter_subscriber (
  email text primary key check (email = lower(email) and email <> ''),
  coupon_id integer not null references coupon,
  accepted_terms_at timestamptz not null
);
