-- What counts as a hire, in one place: a change of status to Hired that held for ten minutes at least. Whoever counts hires of a
-- period, lists them, or shows the day of one reads this.
create view candidate_hires with (security_invoker = true) as
  select k.organization_id, k.candidate_id, k.at from candidate_status_changes k
  where k.to_key = 'hired' and not exists (select from candidate_status_changes n
    where n.organization_id = k.organization_id and n.candidate_id = k.candidate_id
      and n.at > k.at and n.at < k.at + interval '10 minutes');
grant select on candidate_hires to reinforce_tenant, reinforce_platform;

-- The columns of the table that follow the fixed ones in a download, and the zone in which their days are written.
alter table exports add column columns text[] not null default '{}' check (cardinality(columns) <= 20),
  add column time_zone text check (length(time_zone) between 1 and 64);
