-- What a clinic asks a BCBA besides: where one is licensed, how many people one can still supervise, which assessments one gives.
alter table all_candidates
  add column state_licences text check (length(state_licences) <= 200),
  add column supervision_capacity smallint check (supervision_capacity between 0 and 99),
  add column assessments text check (length(assessments) <= 200);
