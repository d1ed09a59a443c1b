import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import {
  type EnrollmentText,
  prepareEnrollmentTexts,
  queueEnrollmentTexts,
} from '../../../texting/messages/server/public.ts'
import type { Transition } from '../rules/enrollment.ts'
import { skipAnsweredQuestions } from '../rules/questions/questions.ts'
import { transition } from '../rules/transition.ts'
import { automaticSender, type Moment } from './apply-event.ts'
import { deferTransition } from './defer-transition.ts'
import { type LoadedEnrollment, loadEnrollments } from './loaded-enrollment.ts'
import { type StepResult, saveSteps } from './save.ts'

const mostAtOnce = 200

/** Whether a step needs the hours of an interviewer: it is taken alone, with the people locked. */
const needsHours = ({ enrollment, known }: LoadedEnrollment, now: Date): boolean => {
  const { flow, progress, status } = enrollment
  if (status === 'awaiting_reply' && progress.asked === 'offer') return true
  return (
    progress.asked !== 'question' &&
    flow.steps[skipAnsweredQuestions(enrollment, { ...known, now, free: [] }).progress.step]?.kind === 'offer'
  )
}

type Step = { of: LoadedEnrollment; next: Transition }

/** Applies the send guard to each step: its text goes now, later, or never. */
const judge = async (
  tx: Tx,
  stepped: readonly Step[],
  moment: Moment,
): Promise<{ steps: StepResult[]; texts: EnrollmentText[] }> => {
  const wanted = { ...moment, senderName: automaticSender }
  const words = new Map(
    stepped.flatMap(({ of, next }) => (next.text === null ? [] : [[of.candidateId, next.text] as const])),
  )
  const prepared = await prepareEnrollmentTexts(tx, words, wanted)
  const steps: StepResult[] = []
  const texts: EnrollmentText[] = []
  for (const { of, next } of stepped) {
    const person = prepared.get(of.candidateId)
    if (next.text === null) steps.push({ before: of, next })
    else if (!person || person.reason !== null) {
      const reason = person?.reason ?? 'the candidate no longer exists'
      steps.push({
        before: of,
        next: transition(of.enrollment, { kind: 'barred', reason }, { ...of.known, now: moment.now, free: [] }),
      })
    } else {
      const later = deferTransition(of, person, moment.now)
      const messageId = randomUUID()
      if (later === null) texts.push({ person, messageId, enrollmentId: of.id })
      steps.push(later === null ? { before: of, next, messageId } : { before: of, next: later })
    }
  }
  return { steps, texts }
}

/** Condition for the due enrollments `s` of an organization that have no events to process first. */
const dueIn = (
  organizationId: string,
  now: Date,
) => sql`s.organization_id = ${organizationId} and s.due_at <= ${now.toISOString()}::timestamptz
  and not exists (select from enrollment_queue e where e.organization_id = s.organization_id and e.candidate_id = s.candidate_id)`

/** Those of a round, to be taken each alone: one of them breaks it. */
export const listDue = async (tx: Tx, organizationId: string, now: Date): Promise<string[]> => {
  const rows = await tx.rows(
    z.object({ candidateId: z.string() }),
    sql`select s.candidate_id as "candidateId" from automation_enrollments s
      where ${tenantCondition(tx, 's')} and ${dueIn(organizationId, now)} order by s.due_at, s.id limit ${mostAtOnce}`,
  )
  return rows.map(({ candidateId }) => candidateId)
}

/**
 * Runs one batch of an organization: the next step of up to 200 due enrollments, in one transaction and a handful of
 * statements. Returns those to process alone: their people wrote or acted since, or they need an interviewer’s hours.
 */
export const runDueBatch = async (tx: Tx, organizationId: string, moment: Moment) => {
  const loaded = await loadEnrollments(
    tx,
    dueIn(organizationId, moment.now),
    sql`order by s.due_at, s.id limit ${mostAtOnce} for no key update of s, c skip locked`,
  )
  const together = loaded.filter((of) => !needsHours(of, moment.now))
  const known = { now: moment.now, free: [] }
  const stepped = together.map((of) => ({
    of,
    next: transition(of.enrollment, { kind: 'due' }, { ...of.known, ...known }),
  }))
  const { steps, texts } = await judge(tx, stepped, moment)
  await queueEnrollmentTexts(tx, texts, { settings: moment.settings, senderName: automaticSender })
  await saveSteps(tx, steps, moment.now)
  const alone = loaded.filter((of) => !together.includes(of)).map(({ candidateId }) => candidateId)
  return { done: steps.length, alone }
}
