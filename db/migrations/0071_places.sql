-- Lists of places as the location service gave them: by path, so that it is asked once a list and not once a shopper.
create table place_list (
  -- "countries", "countries/IN/states", "countries/IN/states/MH/cities"
  path text primary key,
  taken_at timestamptz not null,
  places jsonb not null
);
