create table saved_views (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  made_by uuid not null,
  name text not null check (length(name) between 1 and 80),
  search text not null check (length(search) <= 4000),
  columns text[],
  density text check (density in ('comfortable', 'compact')),
  shared boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create unique index saved_views_name on saved_views (organization_id, made_by, lower(name));
select app.protect('saved_views');
