import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { ownStatusesOfNewOrganization } from '../../../candidates/directory/rules/statuses.ts'

type NewClient = {
  id: string
  name: string
  status: string
  scheduler: boolean
  subscription_type: string | null
  time_zone: string
}

/** Organizations of another installation, in one statement; anyone who calls has looked for their names. Writes no event. */
export const bringOrganizations = async (tx: Tx, rows: readonly NewClient[]) =>
  await tx.run(
    sql`insert into organizations (id, name, status, scheduler, subscription_type, time_zone)
        select id, name, status, scheduler, subscription_type, time_zone
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r(id uuid, name text, status text, scheduler boolean, subscription_type text, time_zone text)`,
  )

const became = z.object({ id: z.string(), ours: z.string() })
type OwnedRow = { id: string; organization_id: string }

type NewPlace = OwnedRow & { name: string; is_active: boolean; city: string | null; state: string | null }

/** Locations of another installation; one whose name is there already in any case is that one. Answers which of ours each is. */
export const bringLocations = async (tx: Tx, rows: readonly NewPlace[]) => {
  const json = JSON.stringify(rows)
  await tx.run(
    sql`insert into locations (id, organization_id, name, is_active, city, state)
        select id, organization_id, name, is_active, city, state
        from jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, name text, is_active boolean, city text, state text)
        on conflict do nothing`,
  )
  return await tx.rows(
    became,
    sql`select r.id, l.id as ours from jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, name text)
        join locations l on l.organization_id = r.organization_id and lower(l.name) = lower(r.name)`,
  )
}

/** The same for statuses of a pipeline, by their labels. */
export const bringStatuses = async (
  tx: Tx,
  rows: readonly (OwnedRow & { status_label: string; sort_order: number })[],
) => {
  const json = JSON.stringify(rows)
  await tx.run(
    sql`insert into pipeline_statuses (id, organization_id, status_label, sort_order)
        select id, organization_id, status_label, sort_order
        from jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, status_label text, sort_order int) on conflict do nothing`,
  )
  return await tx.rows(
    became,
    sql`select r.id, s.id as ours from jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, status_label text)
        join pipeline_statuses s on s.organization_id = r.organization_id and lower(s.status_label) = lower(r.status_label)`,
  )
}

/** The general statuses for those of these organizations that have none of their own. */
export const addMissingStatuses = async (tx: Tx, organizationIds: readonly string[]) =>
  await tx.run(
    sql`insert into pipeline_statuses (organization_id, status_label, sort_order)
        select o, label, place from unnest(${sql.param(organizationIds)}::uuid[]) o
          cross join unnest(${sql.param(ownStatusesOfNewOrganization)}::text[]) with ordinality s (label, place)
        where not exists (select from pipeline_statuses p where p.organization_id = o)`,
  )
