-- Which reminders a clinic sends before its interviews, by hours before; without a row all of them.
create table reminder_settings (
  organization_id uuid primary key references organizations (id),
  hours int[] not null check (hours <@ '{24,2}'),
  updated_at timestamptz(3) not null default now()
);
select app.protect('reminder_settings');
