-- What changed is told to open pages by whoever committed it, after the commit and once for many: a NOTIFY within a transaction makes
-- all commits wait for one another. A transaction whose committer tells afterwards says so (app.tells; src/platform/server/database.ts)
-- and remembers what it would have told; any other, from psql or a program of its own, tells at its commit as before.
create function app.tell_changes(organizations uuid[], areas text[]) returns void language plpgsql as $$
declare
  known text := coalesce(nullif(current_setting('app.changed', true), ''), ',');
  news text;
begin
  if current_setting('app.tells', true) = 'on' then
    select string_agg(distinct o || ' ' || a, ',') into news
      from unnest(organizations) o cross join unnest(areas) a
      where position(',' || o || ' ' || a || ',' in known) = 0;
    if news is not null then perform set_config('app.changed', known || news || ',', true); end if;
  else
    perform pg_notify('reinforce_live', json_build_object('organization', o, 'area', a)::text)
      from unnest(organizations) o cross join unnest(areas) a;
  end if;
end $$;

create or replace function app.announce_change() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  execute format('select array_agg(distinct %I) from %I', tg_argv[1], case when tg_op = 'DELETE' then 'gone' else 'added' end) into changed;
  if changed is not null then perform app.tell_changes(changed, array[tg_argv[0]]); end if;
  return null;
end $$;
