-- The blind sample: of those who come in while it is on, one in n is decided before the numbers show. Off where `blind_one_in` is null.
alter table scoring_settings add column blind_one_in smallint check (blind_one_in in (5, 10, 20, 50)),
  add column blind_since timestamptz(3),
  add check ((blind_one_in is null) = (blind_since is null));

-- The numbers of this one lie in blind_samples until somebody decides: so no list, filter, order or file can tell them.
alter table all_candidates add column is_blind boolean not null default false;

-- Who came in while the sample was on: those whose numbers are, or were, put aside, and the others once somebody decided. `number` is
-- the score at the decision; null where none would be computed (a certificate, a person's word, nothing scored).
create table blind_samples (
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  was_blind boolean not null,
  skills_percentage text,
  experience_percentage text,
  skills_rationale text,
  experience_rationale text,
  reinforce_analysis text,
  skills_score text,
  experience_score text,
  culture_fit_score text,
  bcba_skills_rationale text,
  bcba_experience_rationale text,
  culture_fit_rationale text,
  findbcbas_analysis text,
  decided_at timestamptz(3),
  decided_by uuid,
  status text,
  is_forward boolean,
  number smallint,
  primary key (organization_id, candidate_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade,
  check ((decided_at is null) = (status is null) and (decided_at is null) = (is_forward is null)),
  check (was_blind or decided_at is not null)
);
create index blind_samples_open on blind_samples (organization_id, candidate_id) where decided_at is null;
create index blind_samples_decided on blind_samples (organization_id, decided_by) where decided_at is not null;
select app.protect('blind_samples');
-- Nobody writes here but what follows, and scoring.
revoke insert, update, delete on blind_samples from reinforce_tenant;

-- Stable for one candidate, whoever asks.
create function app.is_drawn(id uuid, one_in int) returns boolean language sql immutable parallel safe as $$
  select ('x' || left(md5(id::text), 8))::bit(32)::bigint % one_in = 0
$$;

create function app.draw_sample() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from (select distinct organization_id from added) a
      join public.scoring_settings s on s.organization_id = a.organization_id and s.blind_one_in is not null) then return null; end if;
  with drawn as (
    insert into public.blind_samples (organization_id, candidate_id, was_blind, skills_percentage, experience_percentage, skills_rationale,
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
end $$;

-- Whatever is written of the numbers while they are put aside lies there, too, where nothing does yet.
create function app.put_aside() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if coalesce(new.skills_percentage, new.experience_percentage, new.skills_rationale, new.experience_rationale, new.reinforce_analysis,
      new.skills_score, new.experience_score, new.culture_fit_score, new.bcba_skills_rationale, new.bcba_experience_rationale,
      new.culture_fit_rationale, new.findbcbas_analysis) is null then return new; end if;
  update public.blind_samples b set
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
end $$;
create trigger put_aside before update on all_candidates for each row when (new.is_blind) execute function app.put_aside();

-- A score that would be computed, 0 too where that is what the résumé gave; null for none, for a certificate, and for a person's word.
-- It takes values, not a row: a function of a table's row is dumped after the table, and what the table is made of before it.
create function app.counted_score(pos text, certification text, rbt boolean, skills text, experience text,
                                  skills_s text, experience_s text, culture_s text, override smallint)
returns smallint language sql stable as $$
  select case when override is null and s between 0 and 100
    and (case pos when 'BCBA' then coalesce(skills_s, experience_s) else coalesce(skills, experience) end) ~ '[0-9]' then s end
  from app.fit_sort(pos, null, certification, rbt, skills, experience, skills_s, experience_s, culture_s, null) s
$$;

-- A status that is left for the first time is the decision. The numbers show from here on, to all; what a merge put aside was decided by
-- nobody. Each table is read by its own list of ids: thousands move at once, and a loop in a loop of them takes seconds.
create function app.note_decisions() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp
set enable_nestloop = off as $$
declare
  who uuid := (select u.id from public.reinforce_users u where u.auth_user_id = app.user_id());
  clinics uuid[] := array(select distinct organization_id from added);
  waiting uuid[] := array(select b.candidate_id from public.blind_samples b where b.organization_id = any(clinics)
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
      from public.blind_samples b where b.organization_id = any(clinics) and b.candidate_id = any(waiting)
        and c.id = any(waiting) and c.organization_id = b.organization_id and c.id = b.candidate_id;
    update public.blind_samples b set decided_at = now(), status = c.status, decided_by = case when c.merged_into is null then who end,
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
  insert into public.blind_samples (organization_id, candidate_id, was_blind, decided_at, decided_by, status, is_forward, number)
    select c.organization_id, c.id, false, now(), who, c.status, c.status_key !~ 'archived|terminated', app.counted_score(c.position, c.certification_number, c.current_rbt, c.skills_percentage,
          c.experience_percentage, c.skills_score, c.experience_score, case when c.counts_culture_fit then c.culture_fit_score end, c.score_override)
    from public.all_candidates c
      join public.scoring_settings s on s.organization_id = c.organization_id and s.organization_id = any(clinics) and c.created_at >= s.blind_since
    where c.id = any(moved) and c.merged_into is null
    on conflict do nothing;
  return null;
end $$;

-- Switched off, all show again at once, and whoever was not decided yet is no part of it.
create function app.end_sample() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from public.all_candidates c join public.blind_samples b on b.organization_id = c.organization_id and b.candidate_id = c.id
    where b.organization_id = old.organization_id and b.decided_at is null order by c.id for update of c;
  with ended as (
    update public.all_candidates c set is_blind = false, skills_percentage = b.skills_percentage,
        experience_percentage = b.experience_percentage, skills_rationale = b.skills_rationale,
        experience_rationale = b.experience_rationale, reinforce_analysis = b.reinforce_analysis, skills_score = b.skills_score,
        experience_score = b.experience_score, culture_fit_score = b.culture_fit_score, bcba_skills_rationale = b.bcba_skills_rationale,
        bcba_experience_rationale = b.bcba_experience_rationale, culture_fit_rationale = b.culture_fit_rationale,
        findbcbas_analysis = b.findbcbas_analysis
      from public.blind_samples b where b.organization_id = old.organization_id and b.decided_at is null
        and c.organization_id = b.organization_id and c.id = b.candidate_id
      returning c.id
  ) delete from public.blind_samples b using ended where b.organization_id = old.organization_id and b.candidate_id = ended.id;
  return null;
end $$;

-- What was read in a résumé goes with it.
create function app.forget_aside() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.blind_samples b set skills_percentage = null, experience_percentage = null, skills_rationale = null,
      experience_rationale = null, reinforce_analysis = null, skills_score = null, experience_score = null, culture_fit_score = null,
      bcba_skills_rationale = null, bcba_experience_rationale = null, culture_fit_rationale = null, findbcbas_analysis = null
    where b.organization_id = old.organization_id and b.candidate_id = old.candidate_id and b.decided_at is null;
  return null;
end $$;

grant create on schema app to reinforce_platform;
alter function app.draw_sample owner to reinforce_platform;
alter function app.put_aside owner to reinforce_platform;
alter function app.note_decisions owner to reinforce_platform;
alter function app.end_sample owner to reinforce_platform;
alter function app.forget_aside owner to reinforce_platform;
revoke create on schema app from reinforce_platform;

create trigger draw_sample after insert on all_candidates referencing new table as added
  for each statement execute function app.draw_sample();
create trigger note_decisions after insert on candidate_status_changes referencing new table as added
  for each statement execute function app.note_decisions();
create trigger end_sample after update of blind_one_in on scoring_settings for each row
  when (old.blind_one_in is not null and new.blind_one_in is null) execute function app.end_sample();
create trigger forget_aside after delete on resume_scores for each row when (old.is_used) execute function app.forget_aside();
