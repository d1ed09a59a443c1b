-- A similar phone, email, or number is found inside the index of names: a common name has thousands of rows, and almost all of them
-- are other people (decision 0052).
drop index candidates_names, candidates_namesakes, candidates_second_names;
create index candidates_names on all_candidates (organization_id, name_key) include (id, phone_key, email_key, credential_key)
  where name_key is not null and merged_into is null;
create index candidates_second_names on all_candidates (organization_id, second_name_key) include (id, phone_key, email_key, credential_key)
  where second_name_key is not null and merged_into is null;
create index candidates_namesakes on all_candidates (organization_id, namesake_key) include (id, name_key, phone_key, email_key, credential_key)
  where namesake_key is not null and merged_into is null;
