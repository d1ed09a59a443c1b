import { sql } from 'drizzle-orm'
import { openWorld } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'
import { resumeScore } from '../../contract/scoring.ts'
import { modelReviewsJob } from '../jobs/model-reviews.ts'
import { scoreResumesJob } from '../jobs/score-resumes.ts'

export const words = `Dana Example
dana@example.test · (512) 555-0142
EXPERIENCE
Registered Behavior Technician, Sunny Steps ABA
Jan 2023 - Present
- Ran discrete trial training and natural environment teaching with three clients.
- Collected ABC data and graphed it in CentralReach.`

/** A world whose installation has this language model, and what tests of the model review do in it. */
export const openReadingWorld = async (env: Record<string, string>) => {
  let now = new Date('2026-11-20T18:00:00Z')
  const world = await openWorld(env, () => now)
  const { organizationId } = world.own
  const run = async (job: typeof modelReviewsJob, signal = new AbortController().signal) =>
    await job.run({ organizationId }, world.services, signal)
  const call = world.call
  const change = async (id: string, values: ReturnType<typeof sql>) =>
    await world.inPlatform(async (tx) => await tx.run(sql`update all_candidates set ${values} where id = ${id}`))
  return {
    world,
    change,
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    turn: async (reads: boolean, who: 'admin' | 'foreign' | 'manager' = 'admin') =>
      await call(who, 'PUT', `/api/organizations/${organizationId}/scoring/model`, { reads }),
    add: async (resume_text: string = words, more: object = {}) =>
      (await addPeople(world, 'own', 1, { full_name: 'Dana Example', resume_text, ...more }))[0] ?? '',
    score: async () => await run(scoreResumesJob),
    read: async (signal?: AbortSignal) => await run(modelReviewsJob, signal),
    ask: async (id: string) => await call('clinic', 'POST', `/api/candidates/${id}/model-review`),
    reading: async (id: string) => {
      const { reading } = resumeScore.reply.parse(
        (await call('clinic', 'GET', `/api/candidates/${id}/resume-score`)).body,
      )
      return reading
    },
    review: async (id: string) => {
      const answer = await call('clinic', 'GET', `/api/candidates/${id}/resume-score`)
      return resumeScore.reply.parse(answer.body).reading?.modelReview
    },
    /** How a row of the model reviews is, made so for a test. */
    stage: async (id: string, values: ReturnType<typeof sql>) =>
      await world.inPlatform(
        async (tx) => await tx.run(sql`update model_reviews set ${values} where candidate_id = ${id}`),
      ),
    rows: async () => {
      const { rows } = await world.inPlatform(async (tx) => ({
        rows: await tx.run(sql`select from model_reviews where organization_id = ${organizationId}`),
      }))
      return rows
    },
  }
}
