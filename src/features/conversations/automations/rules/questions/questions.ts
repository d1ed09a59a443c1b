import { classifyReply, type ReplyContext } from '@reinforce/reply-reader/replies/classify-reply.ts'
import type { QuestionTopic } from '@reinforce/reply-reader/replies/question-topics.ts'
import type { ReplyIntent } from '@reinforce/reply-reader/replies/reply-intent.ts'
import type { Enrollment } from '../enrollment.ts'
import { answeredByRegistry, findPairKey } from '../flow.ts'
import { getExpectation } from '../get-expectation.ts'
import { type FlowContext, renderText } from '../texts/render-text.ts'

export type Answers = Readonly<Partial<Record<QuestionTopic, 'yes' | 'no'>>>

/** Returns the same answer to each question. */
export const createAnswers = (topics: readonly QuestionTopic[], answer: 'yes' | 'no'): Answers => {
  const answers: Partial<Record<QuestionTopic, 'yes' | 'no'>> = {}
  for (const topic of topics) answers[topic] = answer
  return answers
}

/** Lists the questions of the current step, answered or not: two if one text puts both. */
export const listStepTopics = ({ flow, progress }: Pick<Enrollment, 'flow' | 'progress'>): QuestionTopic[] => {
  const step = flow.steps[progress.step]
  if (step?.kind !== 'ask') return []
  const next = flow.steps[progress.step + 1]
  return step.withNext && next?.kind === 'ask' ? [step.topic, next.topic] : [step.topic]
}

/** Lists those of them that have no answer yet, or all if each has one. */
const listOpenTopics = (enrollment: Enrollment): QuestionTopic[] => {
  const all = listStepTopics(enrollment)
  const open = all.filter((topic) => enrollment.progress.answers[topic] === undefined)
  return open.length > 0 ? open : all
}

/** Returns the second of two questions that wait for one answer; undefined where one waits, or none. */
export const findSecondQuestion = (enrollment: Enrollment): QuestionTopic | undefined =>
  enrollment.progress.asked === 'question' ? listOpenTopics(enrollment)[1] : undefined

/** Renders the current question, or both if none of two has an answer. */
export const renderQuestion = (enrollment: Enrollment, known: FlowContext): string => {
  const [first, second] = listOpenTopics(enrollment)
  if (!first) return ''
  return renderText(enrollment, (second && findPairKey(first, second)) ?? first, known)
}

const topicWords: Readonly<Record<QuestionTopic, string>> = {
  certified: 'the certification',
  hours: 'the hours',
  transport: 'transport',
  adult: 'the age',
  start: 'the start',
}

/** Names the current question: 'the hours and transport'. */
export const describeQuestion = (enrollment: Enrollment): string =>
  listOpenTopics(enrollment)
    .map((topic) => topicWords[topic])
    .join(' and ')

/** Past the questions that have an answer, from the candidate or a registry: they are not asked. */
export const skipAnsweredQuestions = (enrollment: Enrollment, known: FlowContext): Enrollment => {
  const { flow, progress } = enrollment
  const next = flow.steps[progress.step]
  if (next?.kind !== 'ask') return enrollment
  const isRegistered = known.isVerified === true && answeredByRegistry.has(next.topic)
  const answer = progress.answers[next.topic] ?? (isRegistered ? 'yes' : undefined)
  if (answer === undefined) return enrollment
  const answers = { ...progress.answers, [next.topic]: answer }
  return skipAnsweredQuestions({ ...enrollment, progress: { ...progress, step: progress.step + 1, answers } }, known)
}

/** A reply as it was read; `answers`: to which of two questions, if one text put both. */
export type ReadReply = { reading: ReplyIntent; answers?: Answers }

const isOther = ({ act }: ReplyIntent) => act !== 'answer' && act !== 'unsure'
const isSilent = (reading: ReplyIntent) => reading.act === 'unsure' && reading.rule === 'nothing known'

/** Words by which a yes speaks of one question: “yes, I have a car” tells nothing about the hours. */
const subjects: Readonly<Record<QuestionTopic, RegExp | null>> = {
  certified: /\b(?:rbts?|certs?|certifi[a-z]*|certified|licensed?|registered|renewed|vigente)\b/i,
  adult: /\b(?:1[89]|[2-6][0-9]|age|years old|yrs old|adult|años|anos|mayor de edad)\b/i,
  hours:
    /\b(?:hours?|schedule|weekdays?|evenings?|afternoons?|class|classes|available|horario|disponib[a-z]*|lunes|[1-9] ?pm)\b/i,
  transport: /\b(?:cars?|vehicle|truck|minivan|drive|driving|ride|bus|transport[a-z]*|carro|coche|camioneta|manejo)\b/i,
  start: null,
}
const namesBoth = /\b(?:both|ambas|ambos|las dos|los dos|all of (?:it|that)|todo)\b/i

/** Lists which of two questions a yes answers: the one it speaks of alone, else both. */
const listMeant = (topics: readonly QuestionTopic[], text: string): readonly QuestionTopic[] => {
  const spoken = topics.filter((topic) => subjects[topic]?.test(text))
  return spoken.length === 1 && !namesBoth.test(text) ? spoken : topics
}

/**
 * Reads a reply to two questions for each of them. A no to either is a no. A yes to one alone answers that one, if
 * nothing in the reply speaks of the other, and so does a yes that only speaks of one. Anything else is unclear.
 */
const combineReadings = (
  topics: readonly [QuestionTopic, QuestionTopic],
  both: readonly [ReplyIntent, ReplyIntent],
  text: string,
): ReadReply => {
  const other = both.find(isOther)
  if (other) return { reading: other }
  const answers: Answers = both.reduce<Answers>((found, reading, at) => {
    const topic = topics[at]
    return topic && reading.act === 'answer' ? { ...found, [topic]: reading.answer } : found
  }, {})
  const no = both.find((reading) => reading.act === 'answer' && reading.answer === 'no')
  if (no) return { reading: no, answers }
  const unclear = both.find(({ act }) => act === 'unsure')
  const yes = both.find(({ act }) => act === 'answer')
  if (!unclear) return { reading: both[0], answers: createAnswers(listMeant(topics, text), 'yes') }
  return yes && isSilent(unclear) ? { reading: yes, answers } : { reading: unclear }
}

/** Reads a reply by what the enrollment asked. */
export const readEnrollmentReply = (
  enrollment: Enrollment,
  text: string,
  context: Omit<ReplyContext, 'expectation'>,
): ReadReply => {
  const expectation = getExpectation(enrollment)
  const reading = classifyReply(text, { ...context, expectation })
  if (expectation.kind !== 'question') return { reading }
  const [first, second] = listOpenTopics(enrollment)
  if (!first || !second) return { reading }
  const other = classifyReply(text, { ...context, expectation: { kind: 'question', topic: second } })
  return combineReadings([first, second], [reading, other], text)
}
