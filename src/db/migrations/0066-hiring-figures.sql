-- The texts of a month over all organizations; they are stored in the order they are made.
create index text_messages_created on text_messages using brin (created_at) with (pages_per_range = 16);
