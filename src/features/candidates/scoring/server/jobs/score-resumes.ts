import { deriveResumeFields } from '@reinforce/resume-reader/derive-resume-fields.ts'
import type { Weights } from '@reinforce/resume-reader/rubric/weights.ts'
import { rubricVersion } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { positions } from '../../../../../rules/credential/positions.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { applyScores, planScoreChange } from '../../../directory/server/public.ts'
import { forgetOldReadings, loadDueReadings } from '../model-review/load-due-readings.ts'
import { openScorer, type ScoringResult } from './score-in-thread.ts'

const atOnce = 25
const mostTries = 3
/** Seconds after which anyone who took a résumé counts as gone. */
const patience = 120
const runsForMs = 60_000

const claimed = z.object({
  organization_id: z.string(),
  candidate_id: z.string(),
  tries: z.number(),
  is_used: z.boolean(),
  with_all: z.boolean(),
  position: z.enum(positions),
  resume_text: z.nullable(z.string()),
  resume_unread: z.number(),
  time_zone: z.string(),
  weights: z.nullable(z.custom<Weights>()),
  clinic_values: z.nullable(z.array(z.string())),
})
type ClaimedRow = z.output<typeof claimed>
type ScoringAttempt = { one: ClaimedRow; readOn: string; scored: ScoringResult | null }
const getIds = (read: readonly ScoringAttempt[]): string[] => read.map(({ one }) => one.candidate_id)

/** Takes the newest, so that no one who applies now waits behind a file of thousands; two who look at once take different ones. */
const claim = async (tx: Tx, at: string): Promise<ClaimedRow[]> =>
  await tx.rows(
    claimed,
    sql`with due as (
          select organization_id, candidate_id from resume_scores
          where state = 'due' or (state = 'scoring' and claimed_at < ${at}::timestamptz - make_interval(secs => ${patience}))
          order by due_at desc, candidate_id limit ${atOnce} for update skip locked
        )
        update resume_scores s set state = 'scoring', claimed_at = ${at}, tries = s.tries + 1
        from due join all_candidates c on c.organization_id = due.organization_id and c.id = due.candidate_id
          join organizations o on o.id = c.organization_id left join scoring_settings w on w.organization_id = c.organization_id
        where s.organization_id = due.organization_id and s.candidate_id = due.candidate_id
        returning s.organization_id, s.candidate_id, s.tries, s.is_used, s.with_all, c.position, c.resume_text, c.resume_unread, o.time_zone,
          w.weights, w.clinic_values`,
  )

/** Locks those of a claim whose words did not change since. The others are due again already. */
const stillClaimed = async (tx: Tx, read: readonly ScoringAttempt[], at: string): Promise<ScoringAttempt[]> => {
  const rows = await tx.rows(
    z.object({ candidate_id: z.string() }),
    sql`select candidate_id from resume_scores where candidate_id = any(${sql.param(getIds(read))}::uuid[]) and state = 'scoring'
          and claimed_at = ${at} order by candidate_id for update`,
  )
  const still = new Set(rows.map(({ candidate_id }) => candidate_id))
  return read.filter(({ one }) => still.has(one.candidate_id))
}

const keep = async (
  tx: Tx,
  read: readonly ScoringAttempt[],
  used: Map<string, { filled: boolean; number: string | null; rbt: boolean }>,
  at: string,
) => {
  const rows = read.map(({ one, readOn, scored }) => {
    const of = used.get(one.candidate_id)
    return {
      candidate_id: one.candidate_id,
      state: scored ? 'scored' : 'failed',
      position: one.position,
      read_on: readOn,
      facts: scored?.facts ?? null,
      score: scored?.score ?? null,
      is_used: of?.filled ?? one.is_used,
      number: of?.number ?? null,
      rbt: of?.rbt ?? false,
    }
  })
  await tx.run(
    sql`update resume_scores s set state = g.state, rubric_version = ${rubricVersion}, position = g.position, read_on = g.read_on,
          facts = coalesce(nullif(g.facts, 'null'), s.facts), score = coalesce(nullif(g.score, 'null'), s.score), is_used = g.is_used, with_all = false,
          filled_certification = coalesce(g.number, s.filled_certification), filled_current_rbt = s.filled_current_rbt or g.rbt, scored_at = ${at}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(candidate_id uuid, state text, position text, read_on date,
          facts jsonb, score jsonb, is_used boolean, number text, rbt boolean)
        where s.candidate_id = g.candidate_id`,
  )
}

const settle = async (
  tx: Tx,
  all: readonly ScoringAttempt[],
  at: { claimed: string; now: string },
  { config }: Services,
) => {
  const read = await stillClaimed(tx, all, at.claimed)
  const given = read.flatMap(({ one, scored }) =>
    scored
      ? [
          {
            id: one.candidate_id,
            organization_id: one.organization_id,
            isOurs: one.is_used,
            ...deriveResumeFields(one.position, scored),
          },
        ]
      : [],
  )
  const applied = await applyScores(tx, given)
  const used = new Map(
    applied.map((row) => [row.id, { filled: row.filled, number: row.number, rbt: row.rbt }] as const),
  )
  await keep(tx, read, used, at.now)
  await forgetOldReadings(tx, getIds(read))
  await loadDueReadings(tx, getIds(read.filter(({ one }) => !one.with_all)), new Date(at.now), config)
  const told = applied.flatMap(({ id, organization_id, before, after, number, rbt, filled }) => {
    if (!filled && number === null && !rbt) return []
    const score = planScoreChange(before, after, config.excellentFrom)
    const more = { ...(number === null ? {} : { certification_number: number }), ...(rbt ? { current_rbt: true } : {}) }
    return [
      {
        name: 'candidate.scored',
        about: id,
        organizationId: organization_id,
        before: score.before,
        after: { ...score.after, ...more, rubric: `version ${rubricVersion}` },
      },
    ]
  })
  await recordEvents(tx, null, told)
  const organizations = [...new Set(read.map(({ one }) => one.organization_id))]
  if (organizations.length > 0) await notifyChange(tx, organizations, ['candidates'])
}

/**
 * Reads the résumés that wait, in a thread of its own, and scores them by the rubric. A candidate without delivered scores gets these;
 * a certification number and the answer to "currently an RBT" only where they are blank and the résumé claims them. Once when words come in,
 * and every minute for what was left.
 */
export const scoreResumesJob = job({
  name: 'score-resumes',
  tries: 2,
  expires: 180,
  every: '* * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const inAll = inOrganization(services.config.platformOrganizationId)
    const until = Date.now() + runsForMs
    const scorer = openScorer()
    try {
      while (!signal.aborted && Date.now() < until) {
        const claimedAt = services.clock().toISOString()
        const due = await inAll(async (tx) => await claim(tx, claimedAt))
        if (due.length === 0) return
        const read: ScoringAttempt[] = []
        for (const one of due) {
          const readOn = toLocalDay(services.clock(), one.time_zone)
          const scored =
            one.tries > mostTries
              ? null
              : await scorer.score({
                  text: one.resume_text ?? '',
                  unread: one.resume_unread,
                  position: one.position,
                  today: readOn,
                  weights: one.weights ?? {},
                  values: one.clinic_values ?? [],
                })
          read.push({ one, readOn, scored })
        }
        const at = { claimed: claimedAt, now: services.clock().toISOString() }
        await inAll(async (tx) => await settle(tx, read, at, services))
      }
    } finally {
      await scorer.end()
    }
  },
})
