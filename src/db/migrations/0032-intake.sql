-- Applications that a program handed in. The same key again gets the same answer: what became of each row is kept by ids alone, the words
-- of rows that were refused lie with their import.
create table intakes (
  organization_id uuid not null references organizations (id),
  key text not null check (length(key) between 1 and 200),
  body_hash text not null,
  import_id uuid not null,
  -- By row, from 1: what became of it, and the candidate's id where there is one.
  outcomes jsonb not null,
  at timestamptz(3) not null,
  primary key (organization_id, key),
  foreign key (organization_id, import_id) references imports (organization_id, id)
);
create index intakes_import on intakes (organization_id, import_id);
select app.protect('intakes');
