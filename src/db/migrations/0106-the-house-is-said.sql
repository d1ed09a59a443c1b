-- The house itself (jobs, vendors' calls, our own commands) says so. Nobody in particular (a program with a key, the reader of a
-- link) is not the house: what is limited to Admins, and saved logins, stay closed to them.
create function app.is_house() returns boolean language sql stable parallel safe
  return current_setting('app.house', true) is not distinct from 'on';
create or replace function app.sees_limited() returns boolean language sql stable parallel safe as $$
  select app.is_house()
    or exists (select from public.reinforce_users u where u.auth_user_id = app.user_id() and u.admin_level = 'Admin')
$$;
