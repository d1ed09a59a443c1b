import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../../db/demo/insert.ts'

const status = z.object({ id: z.string(), status: z.string() })

/** Adds `n` people who are found by searching for `tag`; answers their ids. */
export const addPeople = async (world: World, tag: string, n: number, organizationId = world.own.organizationId) => {
  const rows = Array.from({ length: n }, (_, at) => ({
    id: randomUUID(),
    organization_id: organizationId,
    full_name: `${tag} ${at}`,
    created_at: '2026-11-01T12:00:00Z',
    position: 'RBT',
    status: 'Initial Inquiry',
    auto_scheduler_sent: false,
  }))
  await world.inPlatform(async (tx) => await insertRows(tx, 'all_candidates', rows))
  return rows.map(({ id }) => id)
}

/** The statuses of some candidates, in the order of `ids`. */
export const loadStatuses = async (world: World, ids: string[]) => {
  const rows = await world.inPlatform(async (tx) =>
    tx.rows(status, sql`select id, status from all_candidates where id = any(${sql.param(ids)}::uuid[])`),
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}
