import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { findStatusConflicts } from '../../rules/status-conflict.ts'
import { actorColumns, getActor } from '../actor-names.ts'
import { selectName } from '../select-name.ts'

const named = 20
const row = z.object({ id: z.string(), status: z.string(), full_name: z.string() })
const mover = z.object({ id: z.string(), at: z.string(), ...actorColumns })

const loadMovers = async (tx: Tx, ids: string[]) =>
  new Map(
    (
      await tx.rows(
        mover,
        sql`select distinct on (f.about) f.about as id, f.at, f.who, ${selectName(tx, sql`f.who`)} as who_name
            from all_candidates c join events f on f.organization_id = c.organization_id and f.about = c.id
            where ${tenantCondition(tx, 'c')} and c.id = any(${sql.param(ids)}::uuid[])
              and f.name in ('candidate.statusChanged', 'candidate.statusChangeUndone', 'candidate.statusMigrated')
            order by f.about, f.at desc, f.id desc`,
      )
    ).map((event) => [event.id, event]),
  )

type StatusRequest = { ids: string[]; seen: Readonly<Record<string, string>>; status: string }

/** Refuses when someone else moved one of the locked candidates since the person looked, with both statuses, who and when. */
export const assertStatusUnchanged = async (tx: Tx, { ids, seen, status }: StatusRequest): Promise<void> => {
  const looked = ids.filter((id) => seen[id] !== undefined)
  if (looked.length === 0) return
  const rows = await tx.rows(
    row,
    sql`select c.id, c.status, c.full_name from all_candidates c where ${tenantCondition(tx, 'c')} and c.id = any(${sql.param(looked)}::uuid[])
        order by c.received_at desc, c.id desc`,
  )
  const moved = findStatusConflicts(rows, seen, status)
  if (moved.length === 0) return
  const shown = moved.slice(0, named)
  const movers = await loadMovers(
    tx,
    shown.map(({ id }) => id),
  )
  const met = shown.map(({ id, full_name, status: now }) => {
    const event = movers.get(id)
    const by = event ? getActor(event.who, event.who_name) : null
    return { id, name: cleanName(full_name), now, by, at: event?.at ?? null }
  })
  throw new UserError('conflict', 'Someone else changed the status. Review both and choose one.', {
    details: { met, now: Object.fromEntries(moved.map((one) => [one.id, one.status])) },
  })
}
