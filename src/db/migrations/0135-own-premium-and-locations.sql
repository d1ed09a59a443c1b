-- A clinic's list of Premium candidates read everyone's: the planner combined an index of its own with candidates_premium_all. That one
-- has other words now, which only a question of all organizations uses. Both hold what other filters ask for.
drop index candidates_premium, candidates_premium_all;
create index candidates_premium on all_candidates (organization_id, received_at desc, id desc)
  include (fit_sort, status_key, position, location_id, registry_state, current_rbt, preferred_language, date_submitted_ts)
  where (case when coalesce(video_introduction, '') ~ '[^ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' then 'Premium' else 'Applicant' end) = 'Premium';
create index candidates_premium_all on all_candidates (received_at desc, id desc)
  include (fit_sort, status_key, position, location_id, registry_state, current_rbt, preferred_language, date_submitted_ts)
  where (case when coalesce(video_introduction, '') ~ '[^ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' then 'Premium' end) = 'Premium';
create statistics candidates_type_all on (case when coalesce(video_introduction, '') ~ '[^ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' then 'Premium' end) from all_candidates;
-- A location belongs to one organization. Without knowing that, the planner expected a two hundredth of its candidates, and sorted them all.
create statistics candidates_location_of (dependencies, mcv) on organization_id, location_id from all_candidates;
analyze all_candidates;
