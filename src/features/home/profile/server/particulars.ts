import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { throwFieldErrors, UserError } from '../../../../rules/user-error.ts'
import { changeCandidate, createNotFound } from '../../../candidates/directory/server/public.ts'
import { setParticulars } from '../contract/edits.ts'
import { readParticulars } from '../rules/bcba-particulars.ts'

const known = z.object({
  state_licenses: nullableText,
  supervision_capacity: z.nullable(z.number()),
  assessments: nullableText,
})
const locked = z.extend(known, { organization_id: z.string(), position: z.enum(positions) })

/** Keeps what a BCBA told about licenses, supervision and assessments; an RBT is not asked. */
export const setParticularsRoute = command(setParticulars, async ({ input, tx }) => {
  const { id, ...typed } = input
  const row = await tx.one(
    locked,
    sql`select organization_id, position, state_licenses, supervision_capacity, assessments from all_candidates
      where ${tenantCondition(tx)} and id = ${id} for no key update`,
  )
  if (!row) throw createNotFound()
  if (row.position !== 'BCBA') throw new UserError('conflict', 'Only BCBAs have these details.')
  const { values, problems } = readParticulars(typed)
  throwFieldErrors(problems)
  const { organization_id: organizationId, position: _, ...before } = row
  const reply = { ok: true as const }
  if (JSON.stringify(known.parse(before)) === JSON.stringify(known.parse(values))) return { reply }
  await changeCandidate(tx, { id, organization_id: organizationId }, values)
  return { reply, events: [{ name: 'candidate.edited', about: id, organizationId, before, after: values }] }
})
