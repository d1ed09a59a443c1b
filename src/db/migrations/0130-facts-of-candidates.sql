-- A fact about a candidate's file in a folder is about the file, which others may see without the candidate. Whose it is stands
-- beside, so that its values (the file's name) are erased with the person, also when the file itself is long purged.
alter table facts add column candidate_id uuid;
create index facts_of_candidate on facts (organization_id, candidate_id) where candidate_id is not null;
grant update on facts to reinforce_platform;
set local role reinforce_platform;
set local app.house = 'on'; -- files in limited folders, too
update facts f set candidate_id = d.candidate_id from document_files d
  where d.candidate_id is not null and f.organization_id = d.organization_id and f.about = d.id;
set local app.house = '';
reset role;
revoke update on facts from reinforce_platform;
