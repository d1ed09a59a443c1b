-- Small tables in words of the field: emails, requests of programs, attempts at a password, markers of what was seen, webhooks of vendors.

alter table login_tries rename to reauthentication_attempts;
alter table notification_looks rename to notification_seen_markers;
alter table app.vendor_events rename to inbound_webhooks;
alter table mail_intakes rename to inbound_application_emails;
alter table brought_over rename to migrated_rows;
alter table intakes rename to intake_requests;
alter table mails rename to emails;
alter table reinforce_users rename column sees_tips to show_tips;
alter table invoices rename column told_at to synced_at;
alter table app.inbound_webhooks rename constraint vendor_events_open_payload to inbound_webhooks_open_payload;
alter table app.inbound_webhooks rename constraint vendor_events_pkey to inbound_webhooks_pkey;
alter table migrated_rows rename constraint brought_over_installation_check to migrated_rows_installation_check;
alter table migrated_rows rename constraint brought_over_label_check to migrated_rows_label_check;
alter table migrated_rows rename constraint brought_over_organization_id_fkey to migrated_rows_organization_id_fkey;
alter table migrated_rows rename constraint brought_over_pkey to migrated_rows_pkey;
alter table migrated_rows rename constraint brought_over_source_id_check to migrated_rows_source_id_check;
alter table migrated_rows rename constraint brought_over_source_table_check to migrated_rows_source_table_check;
alter table intake_requests rename constraint intakes_key_check to intake_requests_key_check;
alter table intake_requests rename constraint intakes_organization_id_fkey to intake_requests_organization_id_fkey;
alter table intake_requests rename constraint intakes_organization_id_import_id_fkey to intake_requests_organization_id_import_id_fkey;
alter table intake_requests rename constraint intakes_pkey to intake_requests_pkey;
alter table reauthentication_attempts rename constraint login_tries_organization_id_fkey to reauthentication_attempts_organization_id_fkey;
alter table reauthentication_attempts rename constraint login_tries_pkey to reauthentication_attempts_pkey;
alter table inbound_application_emails rename constraint mail_intakes_message_hash_check to inbound_application_emails_message_hash_check;
alter table inbound_application_emails rename constraint mail_intakes_organization_id_fkey to inbound_application_emails_organization_id_fkey;
alter table inbound_application_emails rename constraint mail_intakes_pkey to inbound_application_emails_pkey;
alter table emails rename constraint mails_attachment_check to emails_attachment_check;
alter table emails rename constraint mails_attachment_name_check to emails_attachment_name_check;
alter table emails rename constraint mails_from_name_check to emails_from_name_check;
alter table emails rename constraint mails_kind_check to emails_kind_check;
alter table emails rename constraint mails_organization_id_fkey to emails_organization_id_fkey;
alter table emails rename constraint mails_pkey to emails_pkey;
alter table emails rename constraint mails_reply_to_check to emails_reply_to_check;
alter table emails rename constraint mails_state_check to emails_state_check;
alter table emails rename constraint mails_to_address_check to emails_to_address_check;
alter table notification_seen_markers rename constraint notification_looks_hidden_check to notification_seen_markers_hidden_check;
alter table notification_seen_markers rename constraint notification_looks_organization_id_fkey to notification_seen_markers_organization_id_fkey;
alter table notification_seen_markers rename constraint notification_looks_pkey to notification_seen_markers_pkey;
alter table notification_seen_markers rename constraint notification_looks_user_id_fkey to notification_seen_markers_user_id_fkey;
alter index app.vendor_events_age rename to inbound_webhooks_age;
alter index app.vendor_events_open rename to inbound_webhooks_open;
alter index brought_over_ours rename to migrated_rows_ours;
alter index brought_over_source rename to migrated_rows_source;
alter index intakes_import rename to intake_requests_import;
alter index login_tries_organization rename to reauthentication_attempts_organization;
alter index mail_intakes_age rename to inbound_application_emails_age;
alter index mails_about rename to emails_about;
alter index mails_id rename to emails_id;
alter index mails_newest rename to emails_newest;
alter index notification_looks_user rename to notification_seen_markers_user;
alter function app.is_house rename to is_system;

-- Functions whose body names what was renamed.
create or replace function app.is_system() returns boolean language sql stable parallel safe
  return current_setting('app.is_system', true) is not distinct from 'on';
create or replace function app.sees_limited()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select app.is_system()
    or exists (select from public.reinforce_users u where u.auth_user_id = app.user_id() and u.admin_level = 'Admin')
$function$;

grant create on schema app to reinforce_platform;
set local role reinforce_platform;
create or replace function app.merge_text_drafts(organization uuid, from_candidate uuid, to_candidate uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  was text := coalesce(current_setting('app.is_system', true), '');
  joined jsonb;
  moved jsonb;
begin
  perform app.only_own(organization);
  perform set_config('app.is_system', 'on', true);
  with pair as (
    select k.id as kept, o.id as other, k.author_id, k.message as kept_message, o.message as other_message, k.updated_at as kept_at,
      o.updated_at as other_at, o.template_id
    from public.text_drafts k join public.text_drafts o on o.organization_id = organization and o.candidate_id = from_candidate and o.author_id = k.author_id
    where k.organization_id = organization and k.candidate_id = to_candidate
      and length(k.message) + 2 + length(o.message) <= 2000 and o.message_spanish = ''
  ), told as (
    update public.text_drafts d set updated_at = greatest(p.kept_at, p.other_at),
      message = case when p.kept_at >= p.other_at then p.kept_message || E'\n\n' || p.other_message else p.other_message || E'\n\n' || p.kept_message end
    from pair p where d.organization_id = organization and d.id = p.kept
  ), gone as (
    delete from public.text_drafts d using pair p where d.organization_id = organization and d.id = p.other
  )
  select jsonb_agg(jsonb_build_object('kept', kept, 'other', other, 'author', author_id, 'template', template_id, 'at', other_at,
      'length', length(other_message), 'hash', app.words_hash(other_message)))
    into joined from pair;
  with each as (
    update public.text_drafts d set candidate_id = to_candidate where d.organization_id = organization and d.candidate_id = from_candidate
      and not exists (select from public.text_drafts k where k.organization_id = organization and k.candidate_id = to_candidate and k.author_id = d.author_id)
    returning d.id
  )
  select jsonb_agg(jsonb_build_object('id', id)) into moved from each;
  perform set_config('app.is_system', was, true);
  return jsonb_build_object('joined', coalesce(joined, '[]'), 'moved', coalesce(moved, '[]'));
end $function$;
create or replace function app.return_documents(organization uuid, from_candidate uuid, to_candidate uuid, written jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  was text := coalesce(current_setting('app.is_system', true), '');
  back int;
begin
  perform app.only_own(organization);
  perform set_config('app.is_system', 'on', true);
  with going as (
    select f.id, case when f.name = w.after then w.before else f.name end as want, f.folder_id is null and f.deleted_at is null as is_loose
    from jsonb_to_recordset(written) as w(id uuid, before text, after text)
      join public.document_files f on f.organization_id = organization and f.id = w.id
    where f.candidate_id = from_candidate
  ), taken as (
    select lower(f.name) as name from public.document_files f
    where f.organization_id = organization and f.candidate_id = to_candidate and f.folder_id is null and f.deleted_at is null
  )
  update public.document_files f set candidate_id = to_candidate,
    name = case when g.is_loose and (lower(g.want) in (select t.name from taken t)
        or exists (select from going h where h.is_loose and h.id < g.id and lower(h.want) = lower(g.want)))
      then left(left(f.id::text, 8) || ' ' || g.want, 255) else g.want end
  from going g where f.organization_id = organization and f.id = g.id;
  get diagnostics back = row_count;
  perform set_config('app.is_system', was, true);
  return back;
end $function$;
create or replace function app.unmerge_text_drafts(organization uuid, from_candidate uuid, to_candidate uuid, written jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  was text := coalesce(current_setting('app.is_system', true), '');
  back int;
  parted int;
begin
  perform app.only_own(organization);
  perform set_config('app.is_system', 'on', true);
  update public.text_drafts d set candidate_id = to_candidate from jsonb_to_recordset(written -> 'moved') as m(id uuid)
  where d.organization_id = organization and d.id = m.id and d.candidate_id = from_candidate
    and not exists (select from public.text_drafts x where x.organization_id = organization and x.candidate_id = to_candidate and x.author_id = d.author_id);
  get diagnostics back = row_count;
  -- Paragraph by paragraph: the words that have this length and this digest, without the blank line before or behind them.
  with pair as (
    select j.*, substr(d.message, found.at, j.length) as words,
      case when found.at > 1 then left(d.message, found.at - 3) || substr(d.message, found.at + j.length)
        else substr(d.message, j.length + 3) end as rest
    from jsonb_to_recordset(written -> 'joined') as j(kept uuid, other uuid, author uuid, template uuid, "at" timestamptz, length int, hash text)
      join public.text_drafts d on d.organization_id = organization and d.id = j.kept and d.author_id = j.author
      cross join lateral (
        select n as at from generate_series(1, length(d.message) - j.length + 1) n
        where (n = 1 or substr(d.message, n - 2, 2) = E'\n\n')
          and (n + j.length > length(d.message) or substr(d.message, n + j.length, 2) = E'\n\n')
          and app.words_hash(substr(d.message, n, j.length)) = j.hash
        order by n limit 1
      ) found
    where not exists (select from public.text_drafts x where x.organization_id = organization and x.candidate_id = to_candidate and x.author_id = j.author)
  ), own as (
    update public.text_drafts d set message = p.rest from pair p where d.organization_id = organization and d.id = p.kept and p.rest <> ''
  ), none as (
    delete from public.text_drafts d using pair p where d.organization_id = organization and d.id = p.kept and p.rest = ''
  )
  insert into public.text_drafts (id, organization_id, author_id, candidate_id, message, template_id, updated_at)
  select p.other, organization, p.author, to_candidate, p.words, p.template, p.at from pair p;
  get diagnostics parted = row_count;
  perform set_config('app.is_system', was, true);
  return back + parted;
end $function$;
reset role;
revoke create on schema app from reinforce_platform;

