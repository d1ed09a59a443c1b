-- Until when somebody has looked at the bell, and which kinds of things they do not want to see there.
create table notification_looks (
  organization_id uuid not null references organizations (id),
  user_id uuid not null references reinforce_users (id) on delete cascade,
  looked_at timestamptz(3) not null,
  hidden text[] not null default '{}' check (cardinality(hidden) <= 20),
  primary key (organization_id, user_id)
);
create index notification_looks_user on notification_looks (user_id);
select app.protect('notification_looks');

-- Where somebody must decide on an opt-out, among all threads.
create index text_recipients_undecided on text_recipients (organization_id, undecided_since) where undecided_since is not null;
