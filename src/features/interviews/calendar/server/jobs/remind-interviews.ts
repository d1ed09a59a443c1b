import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { type DomainEvent, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { prepareProductText, queueProductText } from '../../../../texting/messages/server/public.ts'
import { isOpen, isPastInterviews, statusWords } from '../../rules/interview-statuses.ts'
import type { ReminderHours } from '../../rules/reminders.ts'
import { loadLastTexts, pickLanguage } from '../booking/load-last-texts.ts'
import { loadInterviews } from '../interview-rows.ts'
import { writeReminder } from '../reminder-words.ts'

const mostAtOnce = 100
const undecidedMs = 900_000
const hourMs = 3_600_000

const claimed = z.object({ id: z.string(), interview_id: z.string(), hours: z.union([z.literal(24), z.literal(2)]) })
type ClaimedRow = z.output<typeof claimed>

type Outcome =
  | { state: 'handed'; messageId: string }
  | { state: 'skipped'; reason: string }
  | { state: 'waiting'; until: Date; reason: string }

const skipped = (reason: string): Outcome => ({ state: 'skipped', reason })

/** The interview is locked before its reminder, as those who move or cancel it do; another worker takes others. */
const claim = async (tx: Tx, organizationId: string, now: Date) =>
  await tx.rows(
    claimed,
    sql`select r.id, r.interview_id, r.hours from interviews i join interview_reminders r on r.organization_id = i.organization_id and r.interview_id = i.id
        where r.organization_id = ${organizationId} and r.state = 'waiting' and r.due_at <= ${now.toISOString()}::timestamptz
        order by i.id, r.hours limit ${mostAtOnce} for update of i, r skip locked`,
  )

type Interview = Awaited<ReturnType<typeof loadInterviews>>[number]
type Tools = { now: Date; settings: Config }

const barred = (interview: Interview, hours: ReminderHours, now: Date): string | null => {
  const startsAt = new Date(interview.interview_date).getTime()
  if (!isOpen(interview.status)) return `The interview is ${statusWords[interview.status]}.`
  if (!interview.reminders) return 'Reminders are off for this interview.'
  if (isPastInterviews(interview.candidate_status)) return `The candidate is ${interview.candidate_status}.`
  if (startsAt <= now.getTime()) return 'The interview had started.'
  if (hours === 24 && startsAt - now.getTime() <= 2 * hourMs) return 'The later reminder was also due.'
  return null
}

/** Sends one claimed reminder: writes its text from the current interview, and passes it through the send guard. */
const remind = async (tx: Tx, { hours }: ClaimedRow, interview: Interview, tools: Tools): Promise<Outcome> => {
  const problem = barred(interview, hours, tools.now)
  if (problem) return skipped(problem)
  const startsAt = new Date(interview.interview_date)
  const message = writeReminder(hours, { ...interview, startsAt })
  const made = await tx.one(
    z.object({ made_by: z.nullable(z.string()), name: z.nullable(z.string()) }),
    sql`select i.made_by, coalesce(nullif(u.full_name, ''), u.email) as name from interviews i left
      join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = i.made_by
      where ${tenantCondition(tx, 'i')} and i.id = ${interview.id}`,
  )
  const senderName = made?.name ?? interview.interviewer ?? interview.organization
  const text = await prepareProductText(tx, { candidateId: interview.candidate_id, message, senderName, ...tools })
  if (!text) return skipped('The candidate was deleted.')
  if (text.reason !== null) return skipped(text.reason)
  if (text.held === null) {
    const writer = { senderName, madeBy: made?.made_by ?? null, from: tools.settings.textFrom }
    return { state: 'handed', messageId: await queueProductText(tx, text, writer) }
  }
  const until = text.sendAt ? new Date(text.sendAt) : new Date(tools.now.getTime() + undecidedMs)
  return until < startsAt ? { state: 'waiting', until, reason: text.held } : skipped(text.held)
}

const save = async (tx: Tx, { id }: ClaimedRow, outcome: Outcome) => {
  if (outcome.state === 'waiting')
    await tx.run(
      sql`update interview_reminders set due_at = ${outcome.until.toISOString()}, reason = ${outcome.reason} where ${tenantCondition(tx)} and id = ${id}`,
    )
  else
    await tx.run(
      sql`update interview_reminders set state = ${outcome.state}, reason = ${outcome.state === 'skipped' ? outcome.reason : null},
            message_id = ${outcome.state === 'handed' ? outcome.messageId : null}::uuid where ${tenantCondition(tx)} and id = ${id}`,
    )
}

const createEvents = (interview: Interview, { hours }: ClaimedRow, outcome: Outcome): DomainEvent[] => {
  if (outcome.state === 'waiting') return []
  const skippedBecause = outcome.state === 'skipped' ? { reason: outcome.reason } : {}
  return [
    {
      name: outcome.state === 'handed' ? 'interview.reminded' : 'interview.reminderSkipped',
      about: interview.candidate_id,
      organizationId: interview.organization_id,
      after: { interview_id: interview.id, hours_before: hours, ...skippedBecause },
    },
  ]
}

/** One round of one organization, in a transaction of its own; answers how many reminders it settled. */
const round = async (tx: Tx, organizationId: string, tools: Tools): Promise<number> => {
  const due = await claim(tx, organizationId, tools.now)
  if (due.length === 0) return 0
  const ids = due.map(({ interview_id }) => interview_id)
  const interviews = await loadInterviews(tx, sql`i.id = any(${sql.param(ids)}::uuid[])`)
  const said = await loadLastTexts(
    tx,
    [organizationId],
    interviews.map(({ candidate_id }) => candidate_id),
  )
  const events: DomainEvent[] = []
  for (const each of due) {
    const stored = interviews.find(({ id }) => id === each.interview_id)
    if (!stored) continue
    const interview = { ...stored, language: pickLanguage(said.get(stored.candidate_id), stored.language) }
    const outcome = await remind(tx, each, interview, tools)
    await save(tx, each, outcome)
    events.push(...createEvents(interview, each, outcome))
  }
  await recordEvents(tx, null, events)
  return due.length
}

/**
 * Reminders whose hour has come: enqueued for that moment when an interview is set, and every five minutes for what was missed.
 * Without an organization, or in the platform's name, every organization's. A second run finds nothing to do.
 */
export const remindInterviewsJob = job({
  name: 'remind-interviews',
  tries: 3,
  expires: 120,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async ({ organizationId }, { inOrganization, services, signal }) => {
    const now = services.clock()
    const platformId = services.config.platformOrganizationId
    const isEveryone = organizationId === '' || organizationId === platformId
    const owing = isEveryone
      ? await inOrganization(platformId)(
          async (tx) =>
            await tx.rows(
              z.object({ id: z.string() }),
              sql`select distinct organization_id as id from interview_reminders where state = 'waiting' and due_at <= ${now.toISOString()}::timestamptz`,
            ),
        )
      : [{ id: organizationId }]
    const tools = { now, settings: services.config }
    for (const { id } of owing) {
      let settled = mostAtOnce
      while (settled === mostAtOnce && !signal.aborted)
        settled = await inOrganization(id)(async (tx) => await round(tx, id, tools))
    }
  },
})
