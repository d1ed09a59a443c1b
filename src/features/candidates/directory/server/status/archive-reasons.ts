import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { archiveReasons, saveArchiveReasons } from '../../contract/archive-reasons.ts'
import { usualArchiveReasons } from '../../rules/archive-reasons.ts'

const organizationFor = async (tx: Tx, actor: Caller, wanted: string | null) => {
  const found = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from organizations where id = ${wanted ?? actor.organizationId}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found.id
}

const loadList = async (tx: Tx, organizationId: string) => {
  const rows = await tx.rows(
    z.object({ label: z.string() }),
    sql`select label from archive_reasons where organization_id = ${organizationId} order by sort_order, label`,
  )
  return rows.length > 0
    ? { reasons: rows.map(({ label }) => label), isOwn: true }
    : { reasons: [...usualArchiveReasons], isOwn: false }
}

/** The list that Archive and Terminate offer. */
export const archiveReasonsRoute = query(
  archiveReasons,
  async ({ input, tx, actor }) => await loadList(tx, await organizationFor(tx, actor, input.organization_id)),
)

/** Replaces the list; blanks are dropped and a repeated reason (in any case) is kept once. */
export const saveArchiveReasonsRoute = command(saveArchiveReasons, async ({ input, tx, actor }) => {
  const organizationId = await organizationFor(tx, actor, input.organization_id)
  const before = await loadList(tx, organizationId)
  const given = input.reasons.map((reason) => reason.replaceAll('\0', '').trim()).filter((reason) => reason !== '')
  const kept = given.filter(
    (reason, at) => given.findIndex((other) => other.toLowerCase() === reason.toLowerCase()) === at,
  )
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`archive reasons ${organizationId}`}, 0))`)
  await tx.run(sql`delete from archive_reasons where organization_id = ${organizationId}`)
  await tx.run(
    sql`insert into archive_reasons (organization_id, label, sort_order)
        select ${organizationId}::uuid, label, at from unnest(${sql.param(kept)}::text[]) with ordinality as l(label, at)`,
  )
  const after = await loadList(tx, organizationId)
  return {
    reply: after,
    events: [{ name: 'archiveReasons.saved', organizationId, before, after }],
  }
})
