-- Tables of scoring, search, and figures in words of the field, and the restricted folders above a folder.

alter table candidate_words rename to candidate_search_words;
alter table resume_readings rename to resume_parse_jobs;
alter table second_readings rename to model_reviews;
alter table blind_samples rename to blind_reviews;
alter table candidate_hiring rename to candidate_funnel;
alter table candidate_hiring_stale rename to candidate_funnel_stale;
alter table document_folders rename column walls to restricted_ancestor_ids;
alter table blind_reviews rename constraint blind_samples_check to blind_reviews_check;
alter table blind_reviews rename constraint blind_samples_check1 to blind_reviews_check1;
alter table blind_reviews rename constraint blind_samples_organization_id_candidate_id_fkey to blind_reviews_organization_id_candidate_id_fkey;
alter table blind_reviews rename constraint blind_samples_organization_id_fkey to blind_reviews_organization_id_fkey;
alter table blind_reviews rename constraint blind_samples_pkey to blind_reviews_pkey;
alter table candidate_funnel rename constraint candidate_hiring_pkey to candidate_funnel_pkey;
alter table candidate_search_words rename constraint candidate_words_pkey to candidate_search_words_pkey;
alter table resume_parse_jobs rename constraint resume_readings_organization_id_fkey to resume_parse_jobs_organization_id_fkey;
alter table resume_parse_jobs rename constraint resume_readings_pkey to resume_parse_jobs_pkey;
alter table resume_parse_jobs rename constraint resume_readings_state_check to resume_parse_jobs_state_check;
alter table model_reviews rename constraint second_readings_check to model_reviews_check;
alter table model_reviews rename constraint second_readings_criteria_check to model_reviews_criteria_check;
alter table model_reviews rename constraint second_readings_organization_id_candidate_id_fkey to model_reviews_organization_id_candidate_id_fkey;
alter table model_reviews rename constraint second_readings_organization_id_fkey to model_reviews_organization_id_fkey;
alter table model_reviews rename constraint second_readings_pkey to model_reviews_pkey;
alter table model_reviews rename constraint second_readings_position_check to model_reviews_position_check;
alter table model_reviews rename constraint second_readings_state_check to model_reviews_state_check;
alter index blind_samples_decided rename to blind_reviews_decided;
alter index blind_samples_open rename to blind_reviews_open;
alter index candidate_hiring_received rename to candidate_funnel_received;
alter index candidate_hiring_received_all rename to candidate_funnel_received_all;
alter index candidate_hiring_untouched rename to candidate_funnel_untouched;
alter index candidate_words_grams rename to candidate_search_words_grams;
alter index resume_readings_candidate rename to resume_parse_jobs_candidate;
alter index resume_readings_id rename to resume_parse_jobs_id;
alter index resume_readings_waiting rename to resume_parse_jobs_waiting;
alter index second_readings_due rename to model_reviews_due;

-- Functions whose body names what was renamed.
create or replace function app.find_words(organization uuid, literals text[], patterns text[], common integer, most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  few text[] := app.newest_words(organization, 100);
  newest text[];
  grams int[];
  more uuid[];
  found uuid[] := '{}';
begin
  if exists (select from unnest(literals) l where length(l) < 3) then return null; end if;
  if cardinality(few) < 100 or (select count(*) from unnest(few) w where w like any (patterns)) >= 5 then return null; end if;
  newest := app.newest_words(organization, 1000);
  if cardinality(newest) < 1000 or (select count(*) from unnest(newest) w where w like any (patterns)) >= common then return null; end if;
  for n in 1 .. cardinality(literals) loop
    -- Long lists of what everybody has are read in vain: the rarest three pieces are enough.
    select array_agg(g) into grams from (
      select substr(literals[n], i, 3) as piece from generate_series(1, least(length(literals[n]) - 2, 12)) i
      order by (select count(*) from unnest(few) w where strpos(w, substr(literals[n], i, 3)) > 0), i limit 3) p,
      unnest(app.search_grams(null, piece)) g;
    if organization is not null then grams := grams || app.search_grams(organization, ''); end if;
    more := array(select w.candidate_id from public.candidate_search_words w
      where app.search_grams(w.organization_id, w.words) @> grams and w.words like patterns[n]
        and (organization is null or w.organization_id = organization)
      limit most + 1);
    found := found || more;
    if cardinality(found) > most then return null; end if;
  end loop;
  return case when cardinality(literals) = 1 then found else array(select distinct f from unnest(found) f) end;
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
  update public.all_candidates c set is_blind = true, skills_percentage = null, experience_percentage = null, skills_rationale = null,
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
    update public.all_candidates c set is_blind = false, skills_percentage = b.skills_percentage,
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
create or replace function app.forget_aside()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update public.blind_reviews b set skills_percentage = null, experience_percentage = null, skills_rationale = null,
      experience_rationale = null, reinforce_analysis = null, skills_score = null, experience_score = null, culture_fit_score = null,
      bcba_skills_rationale = null, bcba_experience_rationale = null, culture_fit_rationale = null, findbcbas_analysis = null
    where b.organization_id = old.organization_id and b.candidate_id = old.candidate_id and b.decided_at is null;
  return null;
end $function$;
create or replace function app.keep_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.candidate_search_words (organization_id, candidate_id, words) select organization_id, id, search_words from added;
  elsif tg_op = 'UPDATE' then
    update public.candidate_search_words w set words = new.search_words where w.organization_id = new.organization_id and w.candidate_id = new.id;
  else
    delete from public.candidate_search_words w using gone g where w.organization_id = g.organization_id and w.candidate_id = g.id;
  end if;
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
    update public.all_candidates c set is_blind = false, skills_percentage = b.skills_percentage,
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
      where (a.newest_at, a.location_id, a.source) is distinct from (g.newest_at, g.location_id, g.source);
  end if;
  return null;
end $function$;
create or replace function app.note_hiring_of_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op <> 'DELETE' then
    insert into public.candidate_funnel_stale select organization_id, candidate_id from added;
  end if;
  if tg_op <> 'INSERT' then
    insert into public.candidate_funnel_stale select organization_id, candidate_id from gone;
  end if;
  return null;
end $function$;
create or replace function app.note_hiring_of_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.candidate_funnel_stale select organization_id, candidate_id from added where sent_at is not null and message_direction = 'outbound';
  elsif tg_op = 'DELETE' then
    insert into public.candidate_funnel_stale select organization_id, candidate_id from gone where sent_at is not null and message_direction = 'outbound';
  else
    insert into public.candidate_funnel_stale
      select x.organization_id, x.candidate_id from added a full join gone g on g.id = a.id
        cross join lateral (values (a.organization_id, a.candidate_id), (g.organization_id, g.candidate_id)) x (organization_id, candidate_id)
      where (a.sent_at, a.candidate_id, a.message_direction) is distinct from (g.sent_at, g.candidate_id, g.message_direction);
  end if;
  return null;
end $function$;
create or replace function app.put_aside()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if coalesce(new.skills_percentage, new.experience_percentage, new.skills_rationale, new.experience_rationale, new.reinforce_analysis,
      new.skills_score, new.experience_score, new.culture_fit_score, new.bcba_skills_rationale, new.bcba_experience_rationale,
      new.culture_fit_rationale, new.findbcbas_analysis) is null then return new; end if;
  update public.blind_reviews b set
      skills_percentage = coalesce(b.skills_percentage, new.skills_percentage),
      experience_percentage = coalesce(b.experience_percentage, new.experience_percentage),
      skills_rationale = coalesce(b.skills_rationale, new.skills_rationale),
      experience_rationale = coalesce(b.experience_rationale, new.experience_rationale),
      reinforce_analysis = coalesce(b.reinforce_analysis, new.reinforce_analysis),
      skills_score = coalesce(b.skills_score, new.skills_score),
      experience_score = coalesce(b.experience_score, new.experience_score),
      culture_fit_score = coalesce(b.culture_fit_score, new.culture_fit_score),
      bcba_skills_rationale = coalesce(b.bcba_skills_rationale, new.bcba_skills_rationale),
      bcba_experience_rationale = coalesce(b.bcba_experience_rationale, new.bcba_experience_rationale),
      culture_fit_rationale = coalesce(b.culture_fit_rationale, new.culture_fit_rationale),
      findbcbas_analysis = coalesce(b.findbcbas_analysis, new.findbcbas_analysis)
    where b.organization_id = new.organization_id and b.candidate_id = new.id;
  new.skills_percentage := null;
  new.experience_percentage := null;
  new.skills_rationale := null;
  new.experience_rationale := null;
  new.reinforce_analysis := null;
  new.skills_score := null;
  new.experience_score := null;
  new.culture_fit_score := null;
  new.bcba_skills_rationale := null;
  new.bcba_experience_rationale := null;
  new.culture_fit_rationale := null;
  new.findbcbas_analysis := null;
  return new;
end $function$;
reset role;
revoke create on schema app from reinforce_platform;

