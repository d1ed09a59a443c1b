import type { Language } from '../../../../../rules/words/language.ts'
import type { Enrollment } from '../../rules/enrollment.ts'
import { getExpectation } from '../../rules/get-expectation.ts'
import { readEnrollmentReply } from '../../rules/questions/questions.ts'
import words from './replies.json' with { type: 'json' }

type Context = { enrollment: Enrollment; language: Language; now: Date; timeZone: string }

const read = (text: string, { enrollment, now, timeZone }: Context) =>
  readEnrollmentReply(enrollment, text, { now, timeZone })

/** The parts of a reading that decide the next step. */
const summarize = ({ reading, answers }: ReturnType<typeof read>) =>
  JSON.stringify([{ ...reading, rule: '', spans: [] }, answers ?? null])

/** Lists other words for the same reply to a question or an offer, if it is a plain one. */
const listSynonyms = (text: string, context: Context): string[] => {
  const { reading } = read(text, context)
  const whole = words[context.language].whole
  const asked = getExpectation(context.enrollment)
  if (reading.act === 'pick') return whole.pick
  if (asked.kind !== 'question' || reading.act !== 'answer') return []
  return asked.topic === 'start' ? whole.start : whole[reading.answer]
}

/** Lists a reply, the same in other words, and each with words around it. */
const listWays = (text: string, context: Context): string[] => {
  const { before, after } = words[context.language]
  const whole = [text, ...listSynonyms(text, context)]
  const end = (way: string) => after.map((word) => `${way.replace(/[.!]+$/, '')}${word}`)
  return [
    ...whole,
    ...whole.flatMap(end),
    ...whole.flatMap((way) => before.flatMap((word) => [`${word}${way}`, ...end(`${word}${way}`)])),
  ]
}

/**
 * Returns a function that gives each reply words that no earlier one had, and that are read the same. Real people don’t
 * write the same sentence twice. Where none are left, the reply keeps its words.
 */
export const createVaryReply = () => {
  const taken = new Set<string>()
  return (text: string, context: Context): string => {
    const wanted = summarize(read(text, context))
    const isFree = (way: string) => !taken.has(way.toLowerCase()) && summarize(read(way, context)) === wanted
    const chosen = listWays(text, context).find(isFree) ?? text
    taken.add(chosen.toLowerCase())
    return chosen
  }
}
