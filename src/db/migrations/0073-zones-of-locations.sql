-- A location has a zone of its own; blank: its city and state tell it.
alter table locations add column time_zone text check (length(time_zone) between 1 and 64);
