-- Job posts and organizations are watched by open pages: any change is told at commit, whoever made it. Ids only.
create function app.announce_change() returns trigger language plpgsql as $$
declare
  area text := tg_argv[0];
  column_name text := tg_argv[1];
begin
  if tg_op = 'DELETE' then
    execute format('select pg_notify(''reinforce_live'', json_build_object(''organization'', o, ''area'', $1)::text) from (select distinct %I as o from gone) c', column_name) using area;
  else
    execute format('select pg_notify(''reinforce_live'', json_build_object(''organization'', o, ''area'', $1)::text) from (select distinct %I as o from added) c', column_name) using area;
  end if;
  return null;
end $$;

do $$
declare t record;
begin
  for t in select * from (values ('job_post_tracker', 'job-posts', 'organization_id'), ('organizations', 'organizations', 'id')) v (name, area, key) loop
    execute format('create trigger announce_added after insert on %I referencing new table as added for each statement execute function app.announce_change(%L, %L)', t.name, t.area, t.key);
    execute format('create trigger announce_changed after update on %I referencing new table as added for each statement execute function app.announce_change(%L, %L)', t.name, t.area, t.key);
    execute format('create trigger announce_gone after delete on %I referencing old table as gone for each statement execute function app.announce_change(%L, %L)', t.name, t.area, t.key);
  end loop;
end $$;
