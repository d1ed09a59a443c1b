-- Exports of a whole organization are kept like the files about one candidate.
alter table person_files alter column candidate_id drop not null;
alter table person_files drop constraint person_files_kind_check;
alter table person_files add constraint person_files_kind_check check (kind in ('everything', 'decision', 'organization'));
alter table person_files add constraint person_files_candidate_check check ((kind = 'organization') = (candidate_id is null));
-- The last sign of progress: a job that shows none for an hour has failed.
alter table person_files add column moved_at timestamptz(3);
