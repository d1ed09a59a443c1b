import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { tellApplicationReceived } from '../../../candidates/directory/server/public.ts'
import { type Application, loadApplications, loadRefusedReasons } from '../../imports/server/public.ts'
import { receiveApplications } from '../contract/programs.ts'
import { keepUnrouted } from './unrouted/keep-unrouted.ts'

const outcome = z.object({
  result: z.enum(['added', 'updated', 'known', 'refused', 'unrouted']),
  id: z.nullable(z.string()),
})
const kept = z.object({ body_hash: z.string(), import_id: z.string(), outcomes: z.array(outcome) })

/** The answer of a key that was used before; refuses one that came with other applications. */
const repeated = async (tx: Tx, organizationId: string, key: string, hash: string) => {
  const found = await tx.one(
    kept,
    sql`select body_hash, import_id, outcomes from intake_requests where organization_id = ${organizationId} and key = ${key}`,
  )
  if (!found) return null
  if (found.body_hash !== hash)
    throw UserError.at('key', 'This key was used for other applications. Send these under a new one.', 'conflict')
  const reasons = await loadRefusedReasons(tx, organizationId, found.import_id)
  const results = found.outcomes.map((one, at) => ({ ...one, row: at + 1, reasons: reasons.get(at + 1) ?? [] }))
  return { importId: found.import_id, isRepeat: true, results }
}

/**
 * Receives applications from a program: each exactly once, however often they are sent and no matter what dies in
 * between. Those of codes that lead nowhere are stored apart.
 */
export const takeApplicationsRoute = command(receiveApplications, async ({ input, tx, actor, now, settings }) => {
  const { organizationId, userId } = actor
  const consent = input.consent.replaceAll('\0', '').trim() || null
  const hash = createHash('sha256')
    .update(JSON.stringify([consent, input.applications]))
    .digest('hex')
  // Two that come at once with one key wait for each other.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${organizationId}`}, 0))`)
  const before = await repeated(tx, organizationId, input.key, hash)
  if (before) return { reply: before }
  const applications = input.applications.map(
    (one): Application => Object.fromEntries(Object.entries(one).map(([name, value]) => [name, String(value)])),
  )
  const name = `Intake ${now.toISOString().slice(0, 16).replace('T', ' ')}`
  const { importId, outcomes } = await loadApplications(tx, {
    organizationId,
    name,
    consent,
    madeBy: userId,
    now,
    applications,
    leavesUnrouted: true,
  })
  const unrouted = applications.filter((_, at) => outcomes[at]?.result === 'unrouted')
  await keepUnrouted(tx, {
    platformOrganizationId: settings.platformOrganizationId,
    fromOrganizationId: organizationId,
    cameFrom: actor.fullName,
    consent,
    now,
    applications: unrouted,
  })
  const added = outcomes.flatMap(({ result, id }) => (result === 'added' && id !== null ? [id] : []))
  await tellApplicationReceived(tx, { organizationId, candidateIds: added, settings, now })
  const ids = outcomes.map(({ result, id }) => ({ result, id }))
  await tx.run(
    sql`insert into intake_requests (organization_id, key, body_hash, import_id, outcomes, at)
        values (${organizationId}, ${input.key}, ${hash}, ${importId}, ${JSON.stringify(ids)}::jsonb, ${now.toISOString()})`,
  )
  return {
    reply: { importId, isRepeat: false, results: outcomes.map((one, at) => ({ ...one, row: at + 1 })) },
    events: unrouted.length
      ? [{ name: 'applications.unrouted', about: importId, after: { applications: unrouted.length } }]
      : [],
  }
})
