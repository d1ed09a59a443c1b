-- Activity is filtered inside the index that it is ordered by, which carries what it is filtered by; a person's facts and rare kinds
-- have one of their own.
drop index facts_newest;
drop index facts_newest_all;
create index facts_newest on facts (organization_id, at desc, id desc) include (name, who);
create index facts_newest_all on facts (at desc, id desc) include (name, who);
create index facts_by_person on facts (who, at desc, id desc) where who is not null;
create index facts_by_name on facts (name text_pattern_ops, at desc, id desc) include (organization_id);
