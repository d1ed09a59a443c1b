-- What the doctor asks a running server, and what that found: with its own settings, which the command need not have. Asked by a row and a
-- notice, claimed by one process, gone within the hour. No organization's data, and no secret: findings are told without them.
create table app.examinations (
  id uuid primary key,
  asked_at timestamptz(3) not null default now(),
  host text,
  pid int,
  version text,
  checks jsonb
);
