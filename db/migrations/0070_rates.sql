-- When the source made a rate, by currency, where that was another time than the snapshot's own: such a rate was kept
-- from an earlier snapshot, because the source had no better one.
alter table rate_snapshot add column quoted jsonb not null default '{}';
comment on column rate_snapshot.last_given_at is 'Until when its rates were on offer; the newest snapshot still is.';

-- How the shop gets on with its source of rates: one row.
create table rate_refresh (
  singleton boolean primary key default true check (singleton),
  source text not null,
  tried_at timestamptz not null,
  next_try_at timestamptz not null,
  -- Attempts in a row that did not bring all rates.
  failures integer not null default 0 check (failures >= 0),
  problem text
);
