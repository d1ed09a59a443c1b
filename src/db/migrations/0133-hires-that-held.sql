-- Whether a hire held for ten minutes is told by the change that left Hired, and those are few: they are read once, from a small index,
-- instead of looking for any later change of each person who was hired (decision 0054).
create index candidate_status_changes_left_hired on candidate_status_changes (candidate_id, at) include (organization_id)
  where from_key = 'hired';
create or replace view candidate_hires with (security_invoker = true) as
  select k.organization_id, k.candidate_id, k.at from candidate_status_changes k
  where k.to_key = 'hired' and not exists (select from candidate_status_changes n
    where n.organization_id = k.organization_id and n.candidate_id = k.candidate_id and n.from_key = 'hired'
      and n.at > k.at and n.at < k.at + interval '10 minutes');
