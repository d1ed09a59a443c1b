import { type SQL, sql } from 'drizzle-orm'
import type { Area } from '../shared/areas.ts'
import type { Tx } from './database.ts'

/** An event, named in the past tense (`candidate.statusChanged`), with its subject and the values before and after. */
export type DomainEvent = {
  name: string
  about?: string | undefined
  /** The candidate, for a thing of theirs that others may not see with them (a file in a folder): erased with them. */
  candidateId?: string | null | undefined
  organizationId?: string | undefined
  batchId?: string | undefined
  before?: unknown
  after?: unknown
}

/** Writes events and their values in one statement; `who` is the person, null for the product itself. */
export const recordEvents = async (tx: Tx, who: string | null, events: DomainEvent[]) => {
  if (events.length === 0) return
  const rows = events.map((event) => ({
    organization_id: event.organizationId ?? tx.scope.organizationId,
    name: event.name,
    about: event.about ?? null,
    candidate_id: event.candidateId ?? null,
    batch_id: event.batchId ?? null,
    before: event.before ?? null,
    after: event.after ?? null,
  }))
  await tx.run(sql`
    with given as (
      select gen_random_uuid() as id, * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(organization_id uuid, name text, about uuid, candidate_id uuid, batch_id uuid, before jsonb, after jsonb)
    ), written as (
      insert into events (id, organization_id, name, who, about, candidate_id, batch_id)
      select id, organization_id, name, ${who}::uuid, about, candidate_id, batch_id from given returning id
    )
    insert into event_values (event_id, organization_id, before, after)
    select id, organization_id, nullif(before, 'null'), nullif(after, 'null') from given
    where coalesce(nullif(before, 'null'), nullif(after, 'null')) is not null and exists (select from written)`)
}

type EachFact = {
  name: SQL | string
  who: SQL | string | null
  about?: SQL
  batch?: SQL | string
  before?: SQL
  after?: SQL
}

/**
 * Records an event for each changed row, within the statement that changes it: `with changed as (update … returning …),
 * ${recordEventsFor(…)} select …`. `rows` names the changed rows, with their `organization_id`; it is `given` to what
 * follows. The fields of an event are SQL over the row's columns.
 */
export const recordEventsFor = (
  rows: string,
  { name, who, about = sql`id`, batch, before, after }: EachFact,
): SQL => sql`
  given as (
    select gen_random_uuid() as event_id, r.* from ${sql.identifier(rows)} r
  ), written as (
    insert into events (id, organization_id, name, who, about, batch_id)
    select event_id, organization_id, ${name}, ${who}::uuid, ${about}, ${batch ?? null}::uuid from given
  ), valued as (
    insert into event_values (event_id, organization_id, before, after)
    select event_id, organization_id, ${before ?? null}::jsonb, ${after ?? null}::jsonb from given
    where ${before !== undefined || after !== undefined}
  )`

/** Tells every process, once this is committed, that an area of some organizations changed. Carries ids only. */
export const notifyChange = async (tx: Tx, organizationIds: string[], areas: Area[]) => {
  if (organizationIds.length === 0 || areas.length === 0) return
  await tx.run(sql`select app.tell_changes(${sql.param(organizationIds)}::uuid[], ${sql.param(areas)}::text[])`)
}
