-- What an emailed application says beyond its fields: who it may be of and why (codes, told in words when read), its files, and what kind
-- of automatic email it is. Gone once it was routed: then it is the candidate's.
alter table unrouted_applications add column proposal jsonb;
alter table unrouted_applications add column files jsonb not null default '[]';
alter table unrouted_applications add column set_aside text check (set_aside in ('auto_reply', 'bounce', 'newsletter'));
alter table unrouted_applications add check (state <> 'routed' or (proposal is null and files = '[]'));
-- The name that a resume had in the email it came with; null for one of the apply page.
alter table resume_parse_jobs add column file_name text check (length(file_name) <= 150);
