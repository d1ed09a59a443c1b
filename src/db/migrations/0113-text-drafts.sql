-- What somebody wrote to a person, or as a bulk text (no candidate), and has not sent: its author's alone.
create table text_drafts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  author_id uuid not null references reinforce_users (id) on delete cascade,
  candidate_id uuid,
  message text not null check (length(message) between 1 and 2000),
  template_id uuid,
  updated_at timestamptz(3) not null,
  unique nulls not distinct (author_id, candidate_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index text_drafts_candidate on text_drafts (organization_id, candidate_id);
create index text_drafts_age on text_drafts (updated_at);
select app.protect('text_drafts');
create policy author on text_drafts as restrictive to reinforce_tenant, reinforce_platform
  using (app.is_house() or author_id = (select app.person_id()));

-- Two records of one person became one: who wrote to both finds one draft with both texts, the newer first. Whoever merges
-- them sees nobody's words.
create function app.move_text_drafts(organization uuid, from_candidate uuid, to_candidate uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  was text := coalesce(current_setting('app.house', true), '');
begin
  -- The house moves them, for as long as this function runs; an error ends the transaction, and with it this setting.
  perform set_config('app.house', 'on', true);
  update public.text_drafts kept set updated_at = greatest(kept.updated_at, other.updated_at),
    message = left(case when kept.updated_at >= other.updated_at then kept.message || E'\n\n' || other.message
                   else other.message || E'\n\n' || kept.message end, 2000)
  from public.text_drafts other
  where kept.organization_id = organization and kept.candidate_id = to_candidate
    and other.organization_id = organization and other.candidate_id = from_candidate and other.author_id = kept.author_id;
  delete from public.text_drafts d where d.organization_id = organization and d.candidate_id = from_candidate
    and exists (select from public.text_drafts k where k.candidate_id = to_candidate and k.author_id = d.author_id);
  update public.text_drafts set candidate_id = to_candidate
  where organization_id = organization and candidate_id = from_candidate;
  perform set_config('app.house', was, true);
end $$;
grant create on schema app to reinforce_platform;
alter function app.move_text_drafts owner to reinforce_platform;
revoke create on schema app from reinforce_platform;
revoke execute on function app.move_text_drafts from public;
grant execute on function app.move_text_drafts to reinforce_tenant, reinforce_platform;
