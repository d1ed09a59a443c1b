-- What somebody typed into a form and has not saved: its author's alone, as a draft of a text is. `form` names the form and the record
-- it is about; `fields`: JSON as text, so that it holds every character that can be typed.
create table form_drafts (
  organization_id uuid not null references organizations (id),
  id uuid not null default gen_random_uuid(),
  author_id uuid not null references reinforce_users (id) on delete cascade,
  form text not null check (length(form) between 1 and 100),
  candidate_id uuid,
  fields text not null check (length(fields) <= 200000),
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  unique nulls not distinct (author_id, form, candidate_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index form_drafts_candidate on form_drafts (organization_id, candidate_id);
create index form_drafts_age on form_drafts (updated_at);
select app.protect('form_drafts');
create policy author on form_drafts as restrictive to reinforce_tenant, reinforce_platform
  using (app.is_house() or author_id = (select app.person_id()));
