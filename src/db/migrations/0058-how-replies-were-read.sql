-- How a reply was read: by which edition of the reader, what had been asked, on whose clock, and as what. A later edition reads it again.
alter table sequence_acts add column read_by jsonb;
create index sequence_acts_read on sequence_acts (organization_id, at desc) where read_by is not null;
