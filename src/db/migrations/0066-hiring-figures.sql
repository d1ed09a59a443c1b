-- The texts of a month over all organizations; they are stored in the order they are made.
create index text_messages_created on text_messages using brin (created_at) with (pages_per_range = 16);
-- Hires and terminations are few among the changes.
create index candidate_status_changes_ends on candidate_status_changes (to_key, organization_id, at) include (candidate_id)
  where to_key in ('hired', 'terminated');
