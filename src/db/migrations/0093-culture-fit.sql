-- An organization may leave culture fit, the legally riskiest of the three, out of the average of its BCBAs. A row carries the
-- choice of its organization, so that the stored score needs nothing but its row.
alter table organizations add column counts_culture_fit boolean not null default true;
alter table all_candidates
  add column counts_culture_fit boolean not null default true,
  drop column fit_sort;
alter table all_candidates
  add column fit_sort smallint generated always as (app.fit_sort(position, status, certification_number, current_rbt, skills_percentage,
    experience_percentage, skills_score, experience_score, case when counts_culture_fit then culture_fit_score end, score_override)) stored;
create index candidates_fit on all_candidates (organization_id, fit_sort, newest_at desc, id desc);
create index candidates_fit_all on all_candidates (fit_sort, newest_at desc, id desc);

create function app.take_culture_choice() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.counts_culture_fit := coalesce((select o.counts_culture_fit from public.organizations o where o.id = new.organization_id), true);
  return new;
end $$;
create trigger take_culture_choice before insert or update of position on all_candidates for each row
  when (new.position = 'BCBA') execute function app.take_culture_choice();
