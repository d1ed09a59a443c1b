import { rubricVersion } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { positions } from '../../../../../rules/credential/positions.ts'
import { askModelThreeTimes, type ThriceResult } from './ask-model-three-times.ts'

const mostTries = 3
/** Seconds after which anyone who took a résumé counts as gone: three answers take less. */
const patience = 180
const runsForMs = 60_000
/** Minutes until an unreachable endpoint is called again, times the number of attempts. */
const pause = 2

const claimed = z.object({
  organization_id: z.string(),
  candidate_id: z.string(),
  tries: z.number(),
  position: z.enum(positions),
  resume_text: z.string(),
  resume_unread: z.number(),
})
type ClaimedRow = z.output<typeof claimed>

/**
 * Takes the newest that is due: of an organization that has it on, read and scored by ourselves, and of no one who asked to be deleted.
 * What it will be read by is written down with it.
 */
const claim = async (tx: Tx, at: string, model: string): Promise<ClaimedRow | undefined> =>
  await tx.one(
    claimed,
    sql`with due as (
          select r.organization_id, r.candidate_id from model_reviews r
            join scoring_settings w on w.organization_id = r.organization_id and w.model_reads
            join resume_scores s on s.organization_id = r.organization_id and s.candidate_id = r.candidate_id and s.state = 'scored'
              and (s.facts ->> 'is_resume')::boolean and not (s.facts ->> 'has_prompt_injection')::boolean
            join all_candidates c on c.organization_id = r.organization_id and c.id = r.candidate_id and c.erasure_due_on is null
              and c.resume_text ~ '[^[:space:]]'
          where (r.state = 'due' and r.due_at <= ${at}) or (r.state = 'reading' and r.claimed_at < ${at}::timestamptz - make_interval(secs => ${patience}))
          order by r.due_at desc, r.candidate_id limit 1 for update of r skip locked
        )
        update model_reviews r set state = 'reading', claimed_at = ${at}, tries = r.tries + 1, text_hash = app.words_hash(c.resume_text),
          position = c.position, rubric_version = ${rubricVersion}, model = ${model}
        from due join all_candidates c on c.organization_id = due.organization_id and c.id = due.candidate_id
        where r.organization_id = due.organization_id and r.candidate_id = due.candidate_id
        returning r.organization_id, r.candidate_id, r.tries, r.position, c.resume_text, c.resume_unread`,
  )

/** Whether a claim still holds: it ends when the words change, when it is switched off, and with the person. */
const isHeld = async (tx: Tx, { organization_id, candidate_id }: ClaimedRow, at: string): Promise<boolean> => {
  const held = await tx.one(
    z.object({ state: z.string() }),
    sql`select r.state from model_reviews r join all_candidates c on c.organization_id = r.organization_id and c.id = r.candidate_id
        where r.organization_id = ${organization_id} and r.candidate_id = ${candidate_id} and r.state = 'reading' and r.claimed_at = ${at}
          and c.erasure_due_on is null and r.text_hash = app.words_hash(c.resume_text)`,
  )
  return held !== undefined
}

const settle = async (tx: Tx, one: ClaimedRow, found: ThriceResult, at: { claimed: string; now: Date }) => {
  const now = at.now.toISOString()
  const isAgain = !found.ok && found.why !== 'unusable' && one.tries < mostTries
  const state = found.ok ? 'read' : isAgain ? 'due' : 'failed'
  const next = new Date(at.now.getTime() + one.tries * pause * 60_000)
  const criteria = found.ok ? JSON.stringify(found.criteria) : null
  const settled = await tx.one(
    z.object({ model: z.string() }),
    sql`update model_reviews set state = ${state}, criteria = ${criteria}::jsonb, due_at = ${isAgain ? next.toISOString() : sql`due_at`},
          read_at = ${found.ok ? now : sql`read_at`}
        where organization_id = ${one.organization_id} and candidate_id = ${one.candidate_id} and state = 'reading' and claimed_at = ${at.claimed}
        returning model`,
  )
  if (!settled) return
  if (found.ok)
    await recordEvents(tx, null, [
      {
        name: 'candidate.readByModel',
        about: one.candidate_id,
        organizationId: one.organization_id,
        after: { model: settled.model },
      },
    ])
  if (isAgain) await modelReviewsJob.enqueue(tx, { organizationId: tx.scope.organizationId }, next)
  await notifyChange(tx, [one.organization_id], ['candidates'])
}

/**
 * Lets a language model read the waiting résumés, in organizations that switched this on: claim, three calls outside of
 * any transaction, settle. Changes no score and no candidate. An unreachable endpoint ends the run and is called again
 * later, three times in all. Runs when a résumé becomes due, and every five minutes for missed ones.
 */
export const modelReviewsJob = job({
  name: 'second-readings', // of its queue, which holds jobs of the release before
  tries: 2,
  expires: 300,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const { config, clock } = services
    const { languageModel } = config
    if (!languageModel) return
    const inAll = inOrganization(config.platformOrganizationId)
    const until = Date.now() + runsForMs
    while (!signal.aborted && Date.now() < until) {
      const at = clock().toISOString()
      const one = await inAll(async (tx) => await claim(tx, at, languageModel.model))
      if (!one) return
      const isWanted = async () => !signal.aborted && (await inAll(async (tx) => await isHeld(tx, one, at)))
      const asked = { text: one.resume_text, position: one.position, unread: one.resume_unread }
      const found =
        one.tries > mostTries
          ? ({ ok: false, why: 'unusable' } as const)
          : await askModelThreeTimes(languageModel, asked, isWanted)
      await inAll(async (tx) => await settle(tx, one, found, { claimed: at, now: clock() }))
      if (!found.ok && found.why === 'away') return
    }
    if (!signal.aborted)
      await inAll(async (tx) => await modelReviewsJob.enqueue(tx, { organizationId: tx.scope.organizationId }))
  },
})
