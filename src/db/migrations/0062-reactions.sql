-- A reaction comes as a text that repeats one of ours: its sign, whether it took one back, and which text it is about. It asks nothing.
alter table text_messages
  add column reaction text check (length(reaction) between 1 and 40),
  add column is_taken_back boolean not null default false,
  add column reacts_to uuid;
