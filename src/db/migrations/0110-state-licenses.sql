-- State licenses, spelled as everywhere else, also in the events that name the column.

alter table all_candidates rename column state_licences to state_licenses;
alter table all_candidates rename constraint all_candidates_state_licences_check to all_candidates_state_licenses_check;

-- No role may change an event: its owner does it here, which a forced policy would not let see a row.
alter table event_values no force row level security;
alter table events no force row level security;
update event_values set
  before = case when before ? 'state_licences' then before - 'state_licences' || jsonb_build_object('state_licenses', before -> 'state_licences') else before end,
  after = case when after ? 'state_licences' then after - 'state_licences' || jsonb_build_object('state_licenses', after -> 'state_licences') else after end
where event_id in (select id from events where name = 'candidate.edited') and (before ? 'state_licences' or after ? 'state_licences');
alter table events force row level security;
alter table event_values force row level security;
