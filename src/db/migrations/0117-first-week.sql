-- A clinic that became a client here, and when its first questions were answered. Clients of before have no row: nothing is asked of them.
create table first_weeks (
  organization_id uuid primary key references organizations (id),
  begun_at timestamptz(3) not null default now(),
  answered_at timestamptz(3)
);
select app.protect('first_weeks');

-- How a person sees the list of first steps: folded or not (null: as the product proposes), dismissed, and the questions put off.
create table first_step_views (
  organization_id uuid not null references organizations (id),
  user_id uuid not null references reinforce_users (id) on delete cascade,
  is_folded boolean,
  dismissed_at timestamptz(3),
  put_off_at timestamptz(3),
  primary key (organization_id, user_id)
);
create index first_step_views_user on first_step_views (user_id);
select app.protect('first_step_views');
