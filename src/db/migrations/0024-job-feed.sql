-- The feed of a clinic's job posts for job boards: whether it is open, and the part of its address that is this clinic's. The address
-- stays when it is closed and opened again.
create table job_feeds (
  organization_id uuid primary key references organizations (id),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 80),
  is_on boolean not null,
  updated_at timestamptz(3) not null default now()
);
select app.protect('job_feeds');

-- What job boards show of a post; without it they show position and place.
alter table job_post_tracker add description text check (length(description) between 1 and 4000);
