-- A switch that holds every text back until somebody lets them go on: an organization's own, and the platform's for all.
alter table organization_texting
  add column stopped_at timestamptz(3),
  add column stopped_by text,
  add column stopped_why text;

-- One row while all texts are stopped. No organization's data: platform staff write it, every guard reads it.
create table app.texting_stop (
  only_one boolean primary key default true check (only_one),
  at timestamptz(3) not null,
  by_name text not null,
  why text not null
);
grant select on app.texting_stop to reinforce_tenant;
grant select, insert, update, delete on app.texting_stop to reinforce_platform;
create index text_messages_stopped on text_messages (organization_id) where message_status = 'held' and send_at is null;
