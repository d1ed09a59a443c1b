-- Who came in and was touched by nobody yet: few among many, looked for on every dashboard.
create index candidate_hiring_untouched on candidate_hiring (organization_id, received_at) include (status_key, candidate_id) where touch is null;
