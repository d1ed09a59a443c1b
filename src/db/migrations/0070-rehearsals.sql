-- The settings with which an automation was rehearsed: it is switched on only with these. `settings` is the hash of
-- app.rehearsal_hash, so that what is compared never depends on the order in which a program writes it.
create function app.rehearsal_hash(flow jsonb, interviewer uuid, places uuid[]) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select encode(sha256(convert_to(jsonb_build_object('flow', flow, 'interviewer', interviewer,
    'places', (select coalesce(jsonb_agg(distinct place order by place), '[]'::jsonb) from unnest(places) place))::text, 'UTF8')), 'hex')
$$;
grant execute on function app.rehearsal_hash(jsonb, uuid, uuid[]) to reinforce_tenant, reinforce_platform;

create table automation_rehearsals (
  organization_id uuid not null references organizations (id),
  preset text not null,
  settings text not null,
  rehearsed_by uuid,
  rehearsed_at timestamptz(3) not null,
  primary key (organization_id, preset, settings)
);
select app.protect('automation_rehearsals');

-- Automations that are on were rehearsed in the console before.
insert into automation_rehearsals (organization_id, preset, settings, rehearsed_by, rehearsed_at)
select a.organization_id, a.preset, app.rehearsal_hash(v.flow, v.interviewer_id, a.location_ids), a.changed_by, a.changed_at
from automations a join automation_versions v on v.organization_id = a.organization_id and v.preset = a.preset and v.version = a.version
where a.is_on;
