import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { askModel } from '../../../../../integrations/language-model/language-model.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { buildSuggestionQuestion } from '../../rules/build-suggestion-question.ts'
import { loadFlowContext } from '../apply-event.ts'
import { loadEnrollments } from '../loaded-enrollment.ts'
import { handedReply } from '../readings/handed-reply.ts'
import { findChosenId } from '../suggestions/find-chosen-id.ts'

const mostTries = 3
/** Seconds after which anyone who asks counts as gone. */
const patience = 90
/** Minutes until an unreachable endpoint is called again, times the number of attempts. */
const pause = 1
const runsForMs = 60_000
const bounds = { waits: 20_000, most: 60 }

const claimed = z.object({
  organizationId: z.string(),
  id: z.string(),
  revision: z.number(),
  candidateId: z.string(),
  tries: z.number(),
})
type Claimed = z.output<typeof claimed>

const claim = async (tx: Tx, at: string, model: string): Promise<Claimed | undefined> =>
  await tx.one(
    claimed,
    sql`with due as (
          select g.organization_id, g.enrollment_id, g.revision from reply_suggestions g
            join reply_suggestion_settings r on r.organization_id = g.organization_id and r.reads
            join all_candidates c on c.organization_id = g.organization_id and c.id = g.candidate_id and c.erasure_due_on is null
          where (g.state = 'due' and g.due_at <= ${at}::timestamptz)
            or (g.state = 'asking' and g.claimed_at < ${at}::timestamptz - make_interval(secs => ${patience}))
          order by g.due_at desc, g.enrollment_id limit 1 for update of g skip locked
        )
        update reply_suggestions g set state = 'asking', claimed_at = ${at}::timestamptz, tries = g.tries + 1, model = ${model} from due
        where g.organization_id = due.organization_id and g.enrollment_id = due.enrollment_id and g.revision = due.revision
        returning g.organization_id as "organizationId", g.enrollment_id as id, g.revision, g.candidate_id as "candidateId", g.tries`,
  )

/** Builds the question to send now, if that reply still waits for a person. Null otherwise. */
const loadQuestion = async (tx: Tx, one: Claimed, now: Date) => {
  const reply = await handedReply(tx, one)
  const [of] = await loadEnrollments(tx, sql`s.organization_id = ${one.organizationId} and s.id = ${one.id}`)
  if (reply === null || of?.revision !== one.revision) return null
  const question = buildSuggestionQuestion(of.enrollment, await loadFlowContext(tx, of, now), reply.words)
  return question && { ...question, upTo: reply.upTo }
}

type Settled = { state: 'told' | 'failed'; reading: string | null; upTo: string | null } | { again: Date }

const settle = async (tx: Tx, one: Claimed, claimedAt: string, to: Settled) => {
  const [state, reading, upTo, due] =
    'again' in to ? ['due', null, null, to.again.toISOString()] : [to.state, to.reading, to.upTo, null]
  const settled = await tx.run(
    sql`update reply_suggestions g set state = ${state}, reading = ${reading}, up_to = ${upTo}::timestamptz, due_at = coalesce(${due}::timestamptz, g.due_at)
        where ${tenantCondition(tx, 'g')} and g.organization_id = ${one.organizationId}
          and g.enrollment_id = ${one.id} and g.revision = ${one.revision} and g.state = 'asking'
          and g.claimed_at = ${claimedAt}::timestamptz`,
  )
  if (settled > 0 && reading !== null) await notifyChange(tx, [one.organizationId], ['texts'])
  if (settled > 0 && 'again' in to)
    await suggestReadingsJob.enqueue(tx, { organizationId: one.organizationId }, to.again)
}

/**
 * Asks a language model how to read replies that wait for a person, in organizations that switched this on: claim, one
 * call outside of any transaction, settle. The answer changes nothing by itself. An unreachable endpoint is called
 * three times in all; then there is no suggestion.
 */
export const suggestReadingsJob = job({
  name: 'suggest-readings',
  tries: 2,
  expires: 300,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const { config, clock } = services
    const { languageModel } = config
    if (!languageModel) return
    const until = Date.now() + runsForMs
    while (!signal.aborted && Date.now() < until) {
      const at = clock().toISOString()
      const one = await inOrganization(config.platformOrganizationId)(
        async (tx) => await claim(tx, at, languageModel.model),
      )
      if (!one) return
      const within = inOrganization(one.organizationId)
      const asked = one.tries > mostTries ? null : await within(async (tx) => await loadQuestion(tx, one, clock()))
      const said = asked && (await askModel(languageModel, asked, bounds))
      const isAway = said !== null && !said.ok && said.why !== 'empty'
      const outcome: Settled =
        isAway && one.tries < mostTries
          ? { again: new Date(clock().getTime() + one.tries * pause * 60_000) }
          : {
              state: said === null || isAway ? 'failed' : 'told',
              reading: said?.ok ? findChosenId(said.text, asked?.ids ?? []) : null,
              upTo: asked?.upTo ?? null,
            }
      await within(async (tx) => await settle(tx, one, at, outcome))
      if (isAway) return
    }
  },
})
