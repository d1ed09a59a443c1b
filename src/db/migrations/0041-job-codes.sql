-- A code that was replaced points to its successor; codes are looked up whatever their case.
create index job_codes_list on job_codes (organization_id, is_active, id);
create index candidates_job_code on all_candidates (organization_id, job_code_id) where job_code_id is not null;
