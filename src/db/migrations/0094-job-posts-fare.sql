-- How a job post fares is counted without looking at the candidates themselves.
drop index candidates_location;
create index candidates_location on all_candidates (organization_id, location_id, newest_at desc, id desc)
  include (fit_sort, status_key, position, date_submitted_ts);

-- What a clinic received is counted as the directory counts it, which knows when a candidate was submitted.
drop index candidates_newest;
create index candidates_newest on all_candidates (organization_id, newest_at desc, id desc) include (search_text, date_submitted_ts);
