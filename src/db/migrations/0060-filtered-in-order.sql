-- A page is found along the index of its order. What is filtered stands at the end of these indexes, as keys that do not change the order:
-- whoever does not fit is passed over inside the index, and no row is read for them.
drop index candidates_newest, candidates_newest_all, candidates_best, candidates_best_all, candidates_status_fit, candidates_status_fit_all,
  candidates_status_position_fit_all;
create index candidates_newest on all_candidates
  (organization_id, newest_at desc, id desc, status_key, position, location_id, fit_sort, current_rbt, registry_state, preferred_language)
  include (date_submitted_ts, credential_expires_on, search_words);
create index candidates_newest_all on all_candidates
  (newest_at desc, id desc, organization_id, status_key, position, location_id, fit_sort, current_rbt, registry_state, preferred_language)
  include (date_submitted_ts, credential_expires_on, search_words);
create index candidates_best on all_candidates
  (organization_id, fit_sort desc, newest_at desc, id desc, status_key, position, location_id, current_rbt, registry_state, preferred_language)
  include (date_submitted_ts, credential_expires_on);
create index candidates_best_all on all_candidates
  (fit_sort desc, newest_at desc, id desc, organization_id, status_key, position, location_id, current_rbt, registry_state, preferred_language)
  include (date_submitted_ts, credential_expires_on);
-- Of one status: among all organizations the lowest scores are those of whoever was archived, behind everybody else.
create index candidates_status_fit on all_candidates (organization_id, status_key, fit_sort desc, newest_at desc, id desc, position, location_id, current_rbt);
create index candidates_status_fit_all on all_candidates (status_key, fit_sort desc, newest_at desc, id desc, organization_id, position, location_id, current_rbt);
