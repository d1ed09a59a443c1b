-- To remove a candidate, PostgreSQL looks for their texts and requests. Without an index, it read all of the clinic's for each one.
drop index text_messages_recent;
create index text_messages_candidate on text_messages (candidate_id, created_at desc) include (message_direction);
create index scheduler_requests_candidate on scheduler_requests (organization_id, candidate_id);
