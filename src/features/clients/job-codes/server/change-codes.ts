import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { type Position, positions } from '../../../../rules/credential/positions.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { addJobCode, editJobCode, retireJobCode } from '../contract/job-codes.ts'
import { findCodeProblem } from '../rules/code.ts'
import { loadPlace } from './codes.ts'

const at = (message: string) => UserError.at('code', message)

const isTaken = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'

/** The code as it is stored. Codes are unique over all organizations, which a tenant cannot see: the index tells. */
const clean = (typed: string) => {
  const problem = findCodeProblem(typed)
  if (problem) throw at(problem)
  return typed.trim().toUpperCase()
}

const takenBy = async (tx: Tx, code: string, actor: Caller) => {
  if (!actor.isPlatform) return at('This code is already in use')
  const owner = await tx.one(
    z.object({ owner: z.string() }),
    sql`select o.name || '/' || l.name as owner from job_codes j join organizations o on o.id = j.organization_id
      join locations l on l.id = j.location_id where lower(j.code) = lower(${code})`,
  )
  return at(`Used by ${owner?.owner ?? 'another organization'}`)
}

/** Runs a statement that may meet a taken code, in a savepoint, so that the refusal can still say whose it is. */
const unlessTaken = async <T>(tx: Tx, code: string, actor: Caller, work: () => Promise<T>): Promise<T> => {
  await tx.run(sql`savepoint code`)
  try {
    return await work()
  } catch (error) {
    if (!isTaken(error)) throw error
    await tx.run(sql`rollback to savepoint code`)
    throw await takenBy(tx, code, actor)
  }
}

export type NewCode = { organization_id: string; location_id: string; position: Position; code: string }

/** Stores a code; refuses an unclear and a taken one at the field. */
export const insertCode = async (
  tx: Tx,
  actor: Caller,
  { organization_id, location_id, position, code: typed }: NewCode,
): Promise<string> => {
  const code = clean(typed)
  const id = randomUUID()
  await unlessTaken(tx, code, actor, async () => {
    await tx.run(
      sql`insert into job_codes (id, organization_id, location_id, position, code) values (${id}, ${organization_id}, ${location_id}, ${position}, ${code})`,
    )
  })
  return id
}

/**
 * A code that leads to one location and position. Refuses a code in use anywhere: candidates type it without naming
 * a clinic.
 */
export const addJobCodeRoute = command(addJobCode, async ({ input, tx, actor }) => {
  const { organization_id } = await loadPlace(tx, input.location_id)
  const id = await insertCode(tx, actor, { organization_id, ...input })
  return {
    reply: { id },
    events: [{ name: 'jobCode.added', about: id, organizationId: organization_id, after: { code: clean(input.code) } }],
  }
})

const stored = z.object({
  organization_id: z.string(),
  location_id: z.string(),
  position: z.enum(positions),
  code: z.string(),
  is_active: z.boolean(),
  used: z.boolean(),
  post: z.boolean(),
})

const lockCode = async (tx: Tx, id: string) => {
  const found = await tx.one(
    stored,
    sql`select j.organization_id, j.location_id, j.position, j.code, j.is_active, j.first_used_at is not null as used,
          exists (select from job_post_tracker p
            where p.organization_id = j.organization_id and p.location_id = j.location_id
            and coalesce(p.position, 'RBT') = j.position and p.active) as post
        from job_codes j where ${tenantCondition(tx, 'j')} and j.id = ${id} for update`,
  )
  if (!found) throw new UserError('not-found', 'Job code not found')
  return found
}

/** Changes the letters of a code that no one has come by yet. Refuses a used one: printed posts would lead nowhere. */
export const editJobCodeRoute = command(editJobCode, async ({ input, tx, actor }) => {
  const before = await lockCode(tx, input.id)
  if (!before.is_active) throw new UserError('conflict', 'This code is already retired.')
  if (before.used) throw new UserError('conflict', 'Candidates already used this code. Retire and replace it instead.')
  const code = clean(input.code)
  await unlessTaken(
    tx,
    code,
    actor,
    async () =>
      await tx.run(sql`update job_codes set code = ${code} where ${tenantCondition(tx)} and id = ${input.id}`),
  )
  return {
    reply: { id: input.id },
    events: [
      {
        name: 'jobCode.changed',
        about: input.id,
        organizationId: before.organization_id,
        before: { code: before.code },
        after: { code },
      },
    ],
  }
})

/** Retires a code and, if given, adds its replacement at once. A code of an active job post needs `confirmed`. */
export const retireJobCodeRoute = command(retireJobCode, async ({ input, tx, actor, now }) => {
  const before = await lockCode(tx, input.id)
  if (!before.is_active) throw new UserError('conflict', 'This code is already retired.')
  if (before.post && !input.confirmed)
    throw new UserError('conflict', `${before.code} belongs to an active job post.`, { details: { post: true } })
  const replacement = input.replacement.trim()
    ? await insertCode(tx, actor, { ...before, code: input.replacement })
    : null
  await tx.run(
    sql`update job_codes set is_active = false, retired_at = ${now.toISOString()}, replaced_by = ${replacement}
      where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  return {
    reply: { id: input.id, replacement },
    events: [
      {
        name: 'jobCode.retired',
        about: input.id,
        organizationId: before.organization_id,
        before: { code: before.code },
        after: { replacement: input.replacement.trim() || null },
      },
    ],
  }
})
