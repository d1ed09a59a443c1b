-- What a merge of two records changed, so that it can be taken back. The row goes when that is done, and with either person.
create table candidate_merges (
  organization_id uuid not null references organizations (id),
  id uuid not null default gen_random_uuid(),
  kept_id uuid not null,
  -- The record that was put aside.
  other_id uuid not null,
  merged_at timestamptz(3) not null,
  merged_by uuid,
  -- Which fields came from the other record, and the columns they changed in the kept one: before and after.
  filled text[] not null,
  kept_before jsonb not null check (jsonb_typeof(kept_before) = 'object'),
  kept_after jsonb not null check (jsonb_typeof(kept_after) = 'object'),
  -- The status and the archive reason of the record that was put aside.
  other_before jsonb not null check (jsonb_typeof(other_before) = 'object'),
  -- By table, what its trace needs to go back: mostly the keys of the rows that moved.
  written jsonb not null check (jsonb_typeof(written) = 'object'),
  primary key (organization_id, id),
  check (kept_id <> other_id),
  foreign key (organization_id, kept_id) references all_candidates (organization_id, id) on delete cascade,
  foreign key (organization_id, other_id) references all_candidates (organization_id, id) on delete cascade
);
-- A record is put aside once at a time.
create unique index candidate_merges_other on candidate_merges (organization_id, other_id);
create index candidate_merges_kept on candidate_merges (organization_id, kept_id);
select app.protect('candidate_merges');

-- These functions see more than whoever calls them: a clinic calls them for itself alone.
create function app.only_own(organization uuid) returns void language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if current_setting('role') = 'reinforce_tenant' and organization is distinct from app.organization_id() then
    raise exception 'another organization';
  end if;
end $$;

-- Both functions about drafts act as the house for as long as they run: whoever merges sees nobody's words, and no words are written
-- down elsewhere. Of two drafts that became one, a length and a digest tell which words were whose. Two that are too long for one text
-- stay apart.
create function app.words_hash(words text) returns text language sql immutable parallel safe
  return encode(sha256(convert_to(words, 'UTF8')), 'hex');

drop function app.move_text_drafts;
create function app.merge_text_drafts(organization uuid, from_candidate uuid, to_candidate uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  was text := coalesce(current_setting('app.house', true), '');
  joined jsonb;
  moved jsonb;
begin
  perform app.only_own(organization);
  perform set_config('app.house', 'on', true);
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
  perform set_config('app.house', was, true);
  return jsonb_build_object('joined', coalesce(joined, '[]'), 'moved', coalesce(moved, '[]'));
end $$;

-- Words that were sent, or changed since, stay where they are; so do those whose author began others at the record they would go back to.
create function app.unmerge_text_drafts(organization uuid, from_candidate uuid, to_candidate uuid, written jsonb) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  was text := coalesce(current_setting('app.house', true), '');
  back int;
  parted int;
begin
  perform app.only_own(organization);
  perform set_config('app.house', 'on', true);
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
  perform set_config('app.house', was, true);
  return back + parted;
end $$;

-- Documents go back whoever may open the folder they lie in: what a person may not see is no reason to leave it with the wrong record.
-- One that was renamed for the other record's sake is called as before, unless another one is called so meanwhile.
create function app.return_documents(organization uuid, from_candidate uuid, to_candidate uuid, written jsonb) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  was text := coalesce(current_setting('app.house', true), '');
  back int;
begin
  perform app.only_own(organization);
  perform set_config('app.house', 'on', true);
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
  perform set_config('app.house', was, true);
  return back;
end $$;

-- A status that was left for another one and taken up again with nothing between was not left: its two changes cancel out, so that
-- the hiring figures are as if neither had happened.
create function app.forget_detour(organization uuid, candidate uuid, by_way_of text) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  forgotten int;
begin
  perform app.only_own(organization);
  with latest as (
    select s.id, s.from_key, s.to_key, row_number() over (order by s.at desc, s.id desc) as nth from public.candidate_status_changes s
    where s.organization_id = organization and s.candidate_id = candidate order by s.at desc, s.id desc limit 2
  ), detour as (
    select back.id as back, away.id as away from latest back, latest away
    where back.nth = 1 and away.nth = 2 and back.from_key = app.fold_case(app.trimmed(by_way_of)) and away.to_key = back.from_key and away.from_key = back.to_key
  )
  delete from public.candidate_status_changes s using detour d where s.organization_id = organization and s.id in (d.back, d.away);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

revoke execute on function app.merge_text_drafts, app.unmerge_text_drafts, app.return_documents, app.forget_detour from public;
grant execute on function app.merge_text_drafts, app.unmerge_text_drafts, app.return_documents, app.forget_detour to reinforce_tenant, reinforce_platform;
grant create on schema app to reinforce_platform;
alter function app.merge_text_drafts owner to reinforce_platform;
alter function app.unmerge_text_drafts owner to reinforce_platform;
alter function app.return_documents owner to reinforce_platform;
alter function app.forget_detour owner to reinforce_platform;
revoke create on schema app from reinforce_platform;
