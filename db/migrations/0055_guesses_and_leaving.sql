-- Tries of a password, by account and by who tries. The key is a keyed hash: no address can be read from it.
create table identity."guess" (
  key bytea primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index guess_ends_at on identity."guess" (ends_at);

-- A proof of the identity service that began before this gives no token any more: after "sign out everywhere" or a new password.
alter table customer add column proofs_from timestamptz;

-- Whom the identity service no longer knows has no session either, whoever deletes the account.
create function identity.end_sessions() returns trigger language plpgsql as $$
begin
  delete from public.shop_session using public.customer
    where customer.id = shop_session.customer_id and customer.identity_uid = old.id;
  return old;
end $$;
create trigger end_sessions after delete on identity."user" for each row execute function identity.end_sessions();
