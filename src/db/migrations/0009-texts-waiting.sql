-- What a worker claims next, and which bulk texts still wait.
create index text_messages_waiting on text_messages (batch_id, organization_id, id) where message_status = 'queued';
