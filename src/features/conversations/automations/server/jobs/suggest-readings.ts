import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { askModel, type LanguageModelSettings } from '../../../../../integrations/language-model/language-model.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { buildSuggestionQuestion } from '../../rules/build-suggestion-question.ts'
import { isLowRisk, listAllReadings } from '../../rules/list-possible-readings.ts'
import { loadFlowContext, type Moment } from '../apply-event.ts'
import { loadEnrollments } from '../loaded-enrollment.ts'
import { loadHandedReply } from '../readings/load-handed-reply.ts'
import { actOnReading } from '../suggestions/act-on-reading.ts'
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
  /** Whether the organization lets the model act on easy replies. */
  acts: z.boolean(),
})
type ClaimedRow = z.output<typeof claimed>

const claim = async (tx: Tx, at: string, model: string): Promise<ClaimedRow | undefined> =>
  await tx.one(
    claimed,
    sql`with due as (
          select g.organization_id, g.enrollment_id, g.revision, r.acts from reply_suggestions g
            join reply_suggestion_settings r on r.organization_id = g.organization_id and r.reads
            join all_candidates c on c.organization_id = g.organization_id and c.id = g.candidate_id and c.erasure_due_on is null
          where (g.state = 'due' and g.due_at <= ${at}::timestamptz)
            or (g.state = 'asking' and g.claimed_at < ${at}::timestamptz - make_interval(secs => ${patience}))
          order by g.due_at desc, g.enrollment_id limit 1 for update of g skip locked
        )
        update reply_suggestions g set state = 'asking', claimed_at = ${at}::timestamptz, tries = g.tries + 1, model = ${model} from due
        where g.organization_id = due.organization_id and g.enrollment_id = due.enrollment_id and g.revision = due.revision
        returning g.organization_id as "organizationId", g.enrollment_id as id, g.revision, g.candidate_id as "candidateId", g.tries, due.acts`,
  )

/** Builds the question to send now, if that reply still waits for a person. Null otherwise. */
const loadQuestion = async (tx: Tx, one: ClaimedRow, now: Date) => {
  const reply = await loadHandedReply(tx, one)
  const [of] = await loadEnrollments(tx, sql`s.organization_id = ${one.organizationId} and s.id = ${one.id}`)
  if (reply === null || of?.revision !== one.revision) return null
  const question = buildSuggestionQuestion(of.enrollment, await loadFlowContext(tx, of, now), reply.words)
  const easy = listAllReadings(of.enrollment, now).filter((each) => isLowRisk(of.enrollment, each))
  return question && { ...question, upTo: reply.upTo, easy: easy.map(({ id }) => id) }
}

type Question = NonNullable<Awaited<ReturnType<typeof loadQuestion>>>

/**
 * Asks a model once, and once more where it may act on what it chose: only two equal answers count then. `isAway`: it could not
 * be reached, and the caller tries again later.
 */
const ask = async (model: LanguageModelSettings, question: Question, acts: boolean) => {
  const once = async () => {
    const said = await askModel(model, question, bounds)
    return { isAway: !said.ok && said.why !== 'empty', id: said.ok ? findChosenId(said.text, question.ids) : null }
  }
  const first = await once()
  const isEasy = first.id !== null && question.easy.includes(first.id)
  if (!acts || !isEasy) return { ...first, mayAct: false }
  const second = await once()
  const isEqual = second.id === first.id
  return { isAway: second.isAway, id: isEqual ? first.id : null, mayAct: isEqual }
}

type Settlement =
  | { state: 'told' | 'failed'; reading: string | null; upTo: string | null; mayAct: boolean }
  | { again: Date }

const settle = async (tx: Tx, one: ClaimedRow, claimedAt: string, to: Settlement, moment: Moment) => {
  const [state, reading, upTo, due] =
    'again' in to ? ['due', null, null, to.again.toISOString()] : [to.state, to.reading, to.upTo, null]
  const settled = await tx.run(
    sql`update reply_suggestions g set state = ${state}, reading = ${reading}, up_to = ${upTo}::timestamptz, due_at = coalesce(${due}::timestamptz, g.due_at)
        where ${tenantCondition(tx, 'g')} and g.organization_id = ${one.organizationId}
          and g.enrollment_id = ${one.id} and g.revision = ${one.revision} and g.state = 'asking'
          and g.claimed_at = ${claimedAt}::timestamptz`,
  )
  if (settled > 0 && reading !== null) await notifyChange(tx, [one.organizationId], ['texts'])
  if (settled > 0 && !('again' in to) && to.mayAct && to.reading !== null && to.upTo !== null)
    await actOnReading(tx, one, { id: to.reading, upTo: to.upTo }, moment)
  if (settled > 0 && 'again' in to)
    await suggestReadingsJob.enqueue(tx, { organizationId: one.organizationId }, to.again)
}

/**
 * Asks a language model how to read replies that wait for a person, in organizations that switched this on: claim, one
 * call outside of any transaction, settle. The answer changes nothing by itself, unless the organization lets the model
 * act on easy replies: then two equal answers continue the automation. An unreachable endpoint is called three times in
 * all; then there is no suggestion.
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
      const said = asked && (await ask(languageModel, asked, one.acts))
      const isAway = said?.isAway ?? false
      const outcome: Settlement =
        isAway && one.tries < mostTries
          ? { again: new Date(clock().getTime() + one.tries * pause * 60_000) }
          : {
              state: said === null || isAway ? 'failed' : 'told',
              reading: isAway ? null : (said?.id ?? null),
              upTo: asked?.upTo ?? null,
              mayAct: !isAway && (said?.mayAct ?? false),
            }
      const moment = { now: clock(), settings: config }
      await within(async (tx) => await settle(tx, one, at, outcome, moment))
      if (isAway) return
    }
  },
})
