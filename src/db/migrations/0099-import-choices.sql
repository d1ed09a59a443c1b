-- Imports ask what a file means: which sheet and row names its columns, which columns are kept as notes, what its words are here.
alter table imports add column choices jsonb not null default '{}';

-- What an organization chose for files with the same headings; proposed again for the next one. `headers_key`: a hash of the headings.
create table import_layouts (
  organization_id uuid not null references organizations (id),
  headers_key text not null check (length(headers_key) = 64),
  choices jsonb not null,
  made_by uuid,
  used_at timestamptz(3) not null,
  primary key (organization_id, headers_key)
);
select app.protect('import_layouts');

-- Words of a file that no field holds, with the candidate they are about.
create table import_notes (
  organization_id uuid not null references organizations (id),
  id uuid not null default gen_random_uuid(),
  import_id uuid not null,
  candidate_id uuid not null,
  body text not null check (length(body) between 1 and 20000),
  created_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index import_notes_candidate on import_notes (organization_id, candidate_id, created_at desc);
create index import_notes_import on import_notes (organization_id, import_id);
select app.protect('import_notes');
