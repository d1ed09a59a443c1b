-- The language a candidate would rather be spoken and written to in; unknown for most.
alter table all_candidates add column preferred_language text check (preferred_language in ('English', 'Spanish', 'Other'));
create index candidates_language on all_candidates (organization_id, preferred_language, newest_at desc, id desc) where preferred_language is not null;
