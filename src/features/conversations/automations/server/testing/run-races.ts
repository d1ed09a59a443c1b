import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world-on.ts'
import { sendTextsJob } from '../../../../texting/messages/server/jobs/send-texts.ts'
import { createNumbers } from '../../rules/responder-profiles.ts'
import { runEnrollmentsJob } from '../jobs/run-enrollments.ts'
import { addApplicant, sendAnswer, turn } from './automation-world.ts'

const row = z.object({ late: z.number(), texts: z.number() })

/**
 * `races` people answer a question of an automation, and someone writes to each by hand at that very moment, while engine and sender work.
 * Answers how many automatic texts were claimed after the person’s text was committed: 0, or the automation talked over someone.
 */
export const runRaces = async (world: World, count: number, seed: string) => {
  const chance = createNumbers(seed)
  const { signal } = new AbortController()
  let [raced, late] = [0, 0]
  while (raced < count) {
    const some = Math.min(8, count - raced)
    const people = await Promise.all(Array.from({ length: some }, async () => await addApplicant(world)))
    await turn(world)
    await Promise.all(people.map(async ({ phone }) => await sendAnswer(world, phone, 'yes')))
    const pause = async () => await new Promise((later) => setTimeout(later, chance() * 60))
    const writes = people.map(async ({ id }) => {
      await pause()
      const sent = await world.call('clinic', 'POST', '/api/texts/send', {
        id: randomUUID(),
        candidateId: id,
        message: 'Hi, this is Riley. I will call you.',
      })
      if (sent.status !== 200) throw new Error(sent.text)
      // Whatever is claimed after this moment is after it.
      const at = await world.inPlatform(
        async (tx) => await tx.one(z.object({ at: z.string() }), sql`select clock_timestamp()::text as at`),
      )
      return { id, at: at?.at ?? '' }
    })
    const works = [0, 1, 2, 3].map(async () => {
      await pause()
      await runEnrollmentsJob.run({ organizationId: '' }, world.services, signal)
      await sendTextsJob.run({ organizationId: world.own.organizationId }, world.services, signal)
    })
    const told = await Promise.all(writes)
    await Promise.all(works)
    await turn(world)
    for (const { id, at } of told) {
      const found = await world.inPlatform(
        async (tx) =>
          await tx.one(
            row,
            sql`select count(*) filter (where claimed_at > ${at}::timestamptz and message_status <> 'canceled')::int as late, count(*)::int as texts
                from text_messages where candidate_id = ${id} and enrollment_id is not null`,
          ),
      )
      late += found?.late ?? 0
    }
    raced += some
  }
  return { raced, late }
}
