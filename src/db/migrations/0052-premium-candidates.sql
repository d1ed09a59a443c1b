-- Who has a video introduction is found among all others, and their share is known to the planner: it takes most people to have none otherwise.
create index candidates_premium on all_candidates (organization_id, newest_at desc, id desc)
  where (case when coalesce(video_introduction, '') ~ '[^ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' then 'Premium' else 'Applicant' end) = 'Premium';
create index candidates_premium_all on all_candidates (newest_at desc, id desc)
  where (case when coalesce(video_introduction, '') ~ '[^ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' then 'Premium' else 'Applicant' end) = 'Premium';
create statistics candidates_type on
  (case when coalesce(video_introduction, '') ~ '[^ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' then 'Premium' else 'Applicant' end)
  from all_candidates;
