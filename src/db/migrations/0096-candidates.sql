-- Of a candidate: when they were received, until when they are kept, and whether their score is hidden in the blind sample.

alter table all_candidates rename column newest_at to received_at;
alter table all_candidates rename column erase_on to erasure_due_on;
alter table all_candidates rename column is_blind to is_score_hidden;

-- Functions whose body names what was renamed.
create or replace function app.newest_words(organization uuid, n integer)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if organization is null then return array(select c.search_words from public.all_candidates c order by c.received_at desc, c.id desc limit n); end if;
  return array(select c.search_words from public.all_candidates c where c.organization_id = organization order by c.received_at desc, c.id desc limit n);
end $function$;

grant create on schema app to reinforce_platform;
set local role reinforce_platform;
create or replace function app.draw_sample()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from (select distinct organization_id from added) a
      join public.scoring_settings s on s.organization_id = a.organization_id and s.blind_one_in is not null) then return null; end if;
  with drawn as (
    insert into public.blind_reviews (organization_id, candidate_id, was_blind, skills_percentage, experience_percentage, skills_rationale,
        experience_rationale, reinforce_analysis, skills_score, experience_score, culture_fit_score, bcba_skills_rationale,
        bcba_experience_rationale, culture_fit_rationale, findbcbas_analysis)
      select a.organization_id, a.id, true, a.skills_percentage, a.experience_percentage, a.skills_rationale,
        a.experience_rationale, a.reinforce_analysis, a.skills_score, a.experience_score, a.culture_fit_score, a.bcba_skills_rationale,
        a.bcba_experience_rationale, a.culture_fit_rationale, a.findbcbas_analysis
      from added a join public.scoring_settings s on s.organization_id = a.organization_id and a.created_at >= s.blind_since
      where a.status_key = 'initial inquiry' and app.is_drawn(a.id, s.blind_one_in)
      returning organization_id, candidate_id
  )
  update public.all_candidates c set is_score_hidden = true, skills_percentage = null, experience_percentage = null, skills_rationale = null,
      experience_rationale = null, reinforce_analysis = null, skills_score = null, experience_score = null, culture_fit_score = null,
      bcba_skills_rationale = null, bcba_experience_rationale = null, culture_fit_rationale = null, findbcbas_analysis = null
    from drawn d where c.organization_id = d.organization_id and c.id = d.candidate_id;
  return null;
end $function$;
create or replace function app.end_sample()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform from public.all_candidates c join public.blind_reviews b on b.organization_id = c.organization_id and b.candidate_id = c.id
    where b.organization_id = old.organization_id and b.decided_at is null order by c.id for update of c;
  with ended as (
    update public.all_candidates c set is_score_hidden = false, skills_percentage = b.skills_percentage,
        experience_percentage = b.experience_percentage, skills_rationale = b.skills_rationale,
        experience_rationale = b.experience_rationale, reinforce_analysis = b.reinforce_analysis, skills_score = b.skills_score,
        experience_score = b.experience_score, culture_fit_score = b.culture_fit_score, bcba_skills_rationale = b.bcba_skills_rationale,
        bcba_experience_rationale = b.bcba_experience_rationale, culture_fit_rationale = b.culture_fit_rationale,
        findbcbas_analysis = b.findbcbas_analysis
      from public.blind_reviews b where b.organization_id = old.organization_id and b.decided_at is null
        and c.organization_id = b.organization_id and c.id = b.candidate_id
      returning c.id
  ) delete from public.blind_reviews b using ended where b.organization_id = old.organization_id and b.candidate_id = ended.id;
  return null;
end $function$;
create or replace function app.note_decisions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET enable_nestloop TO 'off'
AS $function$
declare
  who uuid := (select u.id from public.reinforce_users u where u.auth_user_id = app.user_id());
  clinics uuid[] := array(select distinct organization_id from added);
  waiting uuid[] := array(select b.candidate_id from public.blind_reviews b where b.organization_id = any(clinics)
    and b.candidate_id = any(array(select candidate_id from added)) and b.decided_at is null);
  moved uuid[];
begin
  if waiting <> '{}' then
    update public.all_candidates c set is_score_hidden = false, skills_percentage = b.skills_percentage,
        experience_percentage = b.experience_percentage, skills_rationale = b.skills_rationale,
        experience_rationale = b.experience_rationale, reinforce_analysis = b.reinforce_analysis, skills_score = b.skills_score,
        experience_score = b.experience_score, culture_fit_score = b.culture_fit_score, bcba_skills_rationale = b.bcba_skills_rationale,
        bcba_experience_rationale = b.bcba_experience_rationale, culture_fit_rationale = b.culture_fit_rationale,
        findbcbas_analysis = b.findbcbas_analysis
      from public.blind_reviews b where b.organization_id = any(clinics) and b.candidate_id = any(waiting)
        and c.id = any(waiting) and c.organization_id = b.organization_id and c.id = b.candidate_id;
    update public.blind_reviews b set decided_at = now(), status = c.status, decided_by = case when c.merged_into is null then who end,
        is_forward = c.status_key !~ 'archived|terminated', number = app.counted_score(c.position, c.certification_number, c.current_rbt, c.skills_percentage,
          c.experience_percentage, c.skills_score, c.experience_score, case when c.counts_culture_fit then c.culture_fit_score end, c.score_override), skills_percentage = null,
        experience_percentage = null, skills_rationale = null, experience_rationale = null, reinforce_analysis = null, skills_score = null,
        experience_score = null, culture_fit_score = null, bcba_skills_rationale = null, bcba_experience_rationale = null,
        culture_fit_rationale = null, findbcbas_analysis = null
      from public.all_candidates c where b.organization_id = any(clinics) and b.candidate_id = any(waiting)
        and c.id = any(waiting) and c.organization_id = b.organization_id and c.id = b.candidate_id;
  end if;
  -- Of everybody else who came in meanwhile the first decision is noted, to compare with.
  if who is null or not exists (select from public.scoring_settings s where s.organization_id = any(clinics) and s.blind_one_in is not null)
    then return null; end if;
  moved := array(select candidate_id from added where from_key = 'initial inquiry');
  insert into public.blind_reviews (organization_id, candidate_id, was_blind, decided_at, decided_by, status, is_forward, number)
    select c.organization_id, c.id, false, now(), who, c.status, c.status_key !~ 'archived|terminated', app.counted_score(c.position, c.certification_number, c.current_rbt, c.skills_percentage,
          c.experience_percentage, c.skills_score, c.experience_score, case when c.counts_culture_fit then c.culture_fit_score end, c.score_override)
    from public.all_candidates c
      join public.scoring_settings s on s.organization_id = c.organization_id and s.organization_id = any(clinics) and c.created_at >= s.blind_since
    where c.id = any(moved) and c.merged_into is null
    on conflict do nothing;
  return null;
end $function$;
create or replace function app.note_hiring_of_candidates()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.candidate_funnel_stale select organization_id, id from added;
  elsif tg_op = 'DELETE' then
    delete from public.candidate_funnel h using gone g where h.candidate_id = g.id;
    insert into public.candidate_funnel_stale select organization_id, id from gone;
  else
    -- A moved status is noted with its change.
    insert into public.candidate_funnel_stale select a.organization_id, a.id from added a full join gone g on g.id = a.id
      where (a.received_at, a.location_id, a.source) is distinct from (g.received_at, g.location_id, g.source);
  end if;
  return null;
end $function$;
reset role;
revoke create on schema app from reinforce_platform;

-- What a merge found and wrote names its columns, so that it can be undone.
set local role reinforce_platform;
update candidate_merges set
  kept_before = case when kept_before ? 'erase_on' then kept_before - 'erase_on' || jsonb_build_object('erasure_due_on', kept_before -> 'erase_on') else kept_before end,
  kept_after = case when kept_after ? 'erase_on' then kept_after - 'erase_on' || jsonb_build_object('erasure_due_on', kept_after -> 'erase_on') else kept_after end,
  other_before = case when other_before ? 'erase_on' then other_before - 'erase_on' || jsonb_build_object('erasure_due_on', other_before -> 'erase_on') else other_before end
where kept_before ? 'erase_on' or kept_after ? 'erase_on' or other_before ? 'erase_on';
reset role;

