-- Which row of another installation became which of ours: a second run of npm run bring-over makes no double of it, and brings back
-- nobody who was erased here since.
create table brought_over (
  organization_id uuid not null references organizations (id),
  -- Rows of several installations may have the same ids: each has a name.
  installation text not null check (length(installation) between 1 and 80),
  source_table text not null check (source_table in ('organizations', 'locations', 'pipeline_statuses', 'users', 'all_candidates',
    'job_post_tracker', 'performance_reports', 'message_templates', 'user_links', 'text_recipients', 'text_messages', 'document_folders',
    'document_files', 'interviews')),
  source_id text not null check (length(source_id) between 1 and 200),
  our_id uuid not null,
  -- What an organization was called there: an id that now bears another name is of another installation.
  label text check (length(label) <= 200),
  at timestamptz(3) not null default now(),
  primary key (organization_id, installation, source_table, source_id)
);
-- What was brought over must be there only once, whoever has it.
create unique index brought_over_source on brought_over (installation, source_table, source_id);
create index brought_over_ours on brought_over (organization_id, our_id);
select app.protect('brought_over');
-- Only the command writes it, with the platform's eyes; a merge says which record of a person was kept.
revoke insert, update, delete on brought_over from reinforce_tenant;
grant update (our_id) on brought_over to reinforce_tenant;
