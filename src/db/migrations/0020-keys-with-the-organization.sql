-- Every key of a table of organizations begins with the organization, so that its rows can lie with one organization's others
-- (decision 0019). What is looked up by its id alone, by platform staff and by jobs, or must be there only once whoever made it,
-- keeps a unique index of that.

-- A bulk text belongs to its sender's organization, its rows to the candidates': they name both.
alter table text_messages add batch_organization_id uuid;
alter table text_batch_skips add batch_organization_id uuid;
alter table text_messages disable trigger user;
set local role reinforce_platform;
update text_messages m set batch_organization_id = b.organization_id from text_batches b where b.id = m.batch_id;
update text_batch_skips s set batch_organization_id = b.organization_id from text_batches b where b.id = s.batch_id;
reset role;
alter table text_messages enable trigger user;
alter table text_messages drop constraint text_messages_batch_id_fkey,
  add constraint text_messages_batch_whole check ((batch_id is null) = (batch_organization_id is null));
alter table text_batch_skips drop constraint text_batch_skips_batch_id_fkey, alter batch_organization_id set not null;
alter table all_candidates drop constraint all_candidates_job_code_id_fkey;
alter table job_codes drop constraint job_codes_replaced_by_fkey;
alter table fact_values drop constraint fact_values_fact_id_fkey;

-- What leans on unique (organization_id, id), which becomes the primary key: taken away, and put back as it was.
create temporary table leaning on commit drop as
  select k.conrelid::regclass as of, k.conname as name, pg_get_constraintdef(k.oid) as rule
  from pg_constraint k join pg_constraint u on u.conrelid = k.confrelid and u.contype = 'u' and u.conindid = k.conindid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and u.conname = u.conrelid::regclass || '_organization_id_id_key';

do $$
declare
  fk record;
  each record;
begin
  for fk in select * from leaning loop
    execute format('alter table %s drop constraint %I', fk.of, fk.name);
  end loop;

  -- Each table, what follows the organization in its key, and what stays unique by itself.
  for each in select * from (values
    ('locations', 'id', 'id'), ('job_codes', 'id', 'id'), ('job_post_tracker', 'id', 'id'),
    ('all_candidates', 'id', 'id'), ('candidate_notes', 'id', 'id'), ('candidate_shares', 'id', 'id'),
    ('candidate_counts', 'id', null), ('candidate_status_changes', 'id', null), ('candidate_hiring', 'candidate_id', null),
    ('pipeline_statuses', 'id', 'id'), ('archive_reasons', 'id', 'id'), ('status_batches', 'id', 'id'), ('saved_views', 'id', 'id'),
    ('exports', 'id', 'id'), ('uploads', 'id', 'id'), ('resume_readings', 'id', 'id'),
    ('imports', 'id', 'id'), ('import_changes', 'import_id, candidate_id', null), ('import_rejects', 'import_id, "row"', null),
    ('facts', 'id', null), ('fact_values', 'fact_id', null),
    ('message_templates', 'id', 'id'), ('user_links', 'id', 'id'),
    ('text_recipients', 'id', 'id'), ('text_batches', 'id', 'id'), ('text_batch_skips', 'batch_id, candidate_id', null),
    ('text_messages', 'id', 'id'), ('text_notes', 'id', 'id'), ('text_drafts', 'id', null), ('service_texts', 'id', 'id'),
    ('scheduler_requests', 'id', 'id'), ('opt_outs', 'id', 'id'), ('simulated_texts', 'id', 'id'), ('simulated_replies', 'id', 'id'),
    ('interviews', 'id', 'id'), ('interview_reminders', 'id', 'id'), ('interview_offers', 'id', 'id'), ('calendar_feeds', 'user_id', 'user_id'),
    ('document_folders', 'id', 'id'), ('document_folder_people', 'folder_id, user_id', null), ('document_files', 'id', 'id'),
    ('document_versions', 'file_id, number', null),
    ('logins', 'id', 'id'), ('login_versions', 'login_id, number', null), ('login_access', 'login_id, user_id', null),
    ('login_unlocks', 'session_hash', null), ('login_tries', 'user_id', null),
    ('report_schedules', 'id', 'id'), ('report_runs', 'id', 'id'), ('prospect_notes', 'id', 'id'), ('onboarding_drafts', 'id', 'id'),
    ('invitations', 'id', 'id'), ('mails', 'id', 'id'), ('api_keys', 'id', 'id'), ('webhooks', 'id', 'id'), ('webhook_deliveries', 'id', 'id')
  ) as keys (of, behind, alone) loop
    execute format('alter table %I drop constraint %I, drop constraint if exists %I', each.of, each.of || '_pkey', each.of || '_organization_id_id_key');
    execute format('alter table %I add constraint %I primary key (organization_id, %s)', each.of, each.of || '_pkey', each.behind);
    if each.alone is not null then
      execute format('create unique index %I on %I (%I)', each.of || '_' || each.alone, each.of, each.alone);
    end if;
  end loop;

  for fk in select * from leaning loop
    execute format('alter table %s add constraint %I %s', fk.of, fk.name, fk.rule);
  end loop;
end $$;

alter table all_candidates add constraint all_candidates_job_code foreign key (organization_id, job_code_id) references job_codes (organization_id, id);
alter table job_codes add constraint job_codes_replaced_by foreign key (organization_id, replaced_by) references job_codes (organization_id, id);
alter table fact_values add constraint fact_values_fact foreign key (organization_id, fact_id) references facts (organization_id, id);
alter table text_messages add constraint text_messages_batch_id foreign key (batch_organization_id, batch_id) references text_batches (organization_id, id);
alter table text_batch_skips add constraint text_batch_skips_batch_id foreign key (batch_organization_id, batch_id) references text_batches (organization_id, id);
create index text_batch_skips_batch on text_batch_skips (batch_id);

-- Rules that hold within one organization say so.
alter table report_runs drop constraint report_runs_schedule_id_due_at_key, add unique (organization_id, schedule_id, due_at);
alter table scheduler_requests drop constraint scheduler_requests_run_id_candidate_id_key, add unique (organization_id, run_id, candidate_id);
alter table interview_reminders drop constraint interview_reminders_interview_id_hours_key, add unique (organization_id, interview_id, hours);
