-- A template that was used is retired, not deleted: its texts keep their origin.
alter table message_templates
  add column retired_at timestamptz(3),
  add column updated_at timestamptz(3) not null default now();
