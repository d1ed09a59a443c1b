-- A résumé or a video that another one replaced (a new upload, a merge) stays in the store until the candidate is erased: then
-- nobody may have forgotten where it lies.
alter table all_candidates add column earlier_files text[] not null default '{}';

create function app.keep_earlier_files() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.earlier_files := (select coalesce(array_agg(distinct k order by k), '{}') from unnest(old.earlier_files || array[old.resume_file, old.video_file]) k
    where k is not null and k not in (coalesce(new.resume_file, ''), coalesce(new.video_file, '')));
  return new;
end $$;
create trigger keep_earlier_files before update of resume_file, video_file on all_candidates for each row
  when ((old.resume_file, old.video_file) is distinct from (new.resume_file, new.video_file)) execute function app.keep_earlier_files();
