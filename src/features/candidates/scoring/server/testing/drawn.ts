import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'

/** What no one may read of anyone who is drawn: their fit is 80. */
export const hiddenScores = {
  skills_percentage: '73.19',
  experience_percentage: '87.41',
  skills_rationale: 'Secret reasons',
  reinforce_analysis: 'Secret analysis',
}

const drawnId = async (world: World, drawn: boolean): Promise<string> => {
  const id = randomUUID()
  const found = await world.inPlatform(
    async (tx) => await tx.one(z.object({ is: z.boolean() }), sql`select app.is_drawn(${id}::uuid, 5) as is`),
  )
  return found?.is === drawn ? id : await drawnId(world, drawn)
}

/** Adds someone whom a sample of one in five draws, or does not; answers the id. */
export const addDrawn = async (
  world: World,
  drawn: boolean,
  change: Record<string, unknown> = {},
  clinic: 'own' | 'foreign' = 'own',
) => {
  const id = await drawnId(world, drawn)
  await addPeople(world, clinic, 1, { id, ...hiddenScores, ...change })
  return id
}

/** Switches the sample of the own clinic. */
export const setSample = async (
  world: World,
  one_in: number | null,
  who: 'admin' | 'manager' | 'foreign' | 'platform' = 'admin',
) => await world.call(who, 'PUT', `/api/organizations/${world.own.organizationId}/scoring/blind-sample`, { one_in })

/** Moves people to a status, which is the decision about them. */
export const decide = async (
  world: World,
  ids: string[],
  status = 'Hired',
  who: 'clinic' | 'manager' | 'admin' | 'platform' = 'clinic',
) =>
  (await world.call(who, 'POST', '/api/candidates/status', { selection: { ids }, status, reason: '', seen: {} }))
    .body as { batchId: string; changed: number }
