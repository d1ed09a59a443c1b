alter table imports
  add column state text not null default 'done' check (state in ('running', 'done', 'failed')),
  add column headers text[] not null default '{}',
  add column mapping jsonb not null default '{}',
  add column consent text,
  add column stored_as text,
  add column total int not null default 0,
  add column done int not null default 0,
  add column failure text,
  add column undone_at timestamptz(3),
  add unique (organization_id, id);

-- What an import filled in people who were here before.
create table import_changes (
  import_id uuid not null,
  organization_id uuid not null,
  candidate_id uuid not null,
  fields jsonb not null,
  primary key (import_id, candidate_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index import_changes_candidate on import_changes (organization_id, candidate_id);
select app.protect('import_changes');

create table import_rejects (
  import_id uuid not null,
  organization_id uuid not null,
  row int not null,
  cells text[] not null,
  reasons text[] not null,
  primary key (import_id, row)
);
select app.protect('import_rejects');
