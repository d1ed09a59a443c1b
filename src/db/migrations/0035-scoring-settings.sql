-- How a clinic weighs the rubric, and what it stands for: what its résumés are scored by besides what is published. No row: as published.
create table scoring_settings (
  organization_id uuid primary key references organizations (id),
  weights jsonb not null default '{}',
  clinic_values text[] not null default '{}' check (cardinality(clinic_values) <= 20),
  updated_at timestamptz(3) not null default now()
);
select app.protect('scoring_settings');

-- How far the reading of an organization has come, counted without what was read.
create index resume_scores_counted on resume_scores (organization_id, state) include (rubric_version);
