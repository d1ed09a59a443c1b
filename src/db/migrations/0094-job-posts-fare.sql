-- How a job post fares is counted without looking at the candidates themselves.
drop index candidates_location;
create index candidates_location on all_candidates (organization_id, location_id, newest_at desc, id desc)
  include (fit_sort, status_key, position, date_submitted_ts);
