-- Who ever replied: the reply rate of a month joins a third of the threads in an index instead of all of them.
create index text_recipients_replied on text_recipients (organization_id, candidate_id) include (last_inbound_at) where last_inbound_at is not null;
