import type { QuestionTopic } from '../../replies/rules/question-topics.ts'
import type { Preset } from './presets.ts'
import { ownWords, type TextKey, type Written } from './texts.ts'

/** Minutes from the beginning of the sequence, or from the start of its interview (before it: negative). */
type Moment = { from: 'begin' | 'interview'; minutes: number }

/** `ask` and `offer` wait for the answer; `say` goes on by itself. Without a moment a step follows the one before at once. */
export type Step =
  | { kind: 'ask'; topic: QuestionTopic; at?: Moment }
  | { kind: 'offer'; at?: Moment }
  | { kind: 'say'; key: TextKey; at: Moment }

/** What a version of an automation does, as it is stored: whoever is in it finishes on it. */
export type Flow = {
  preset: Preset
  steps: readonly Step[]
  /** Minutes after which somebody who does not answer is asked again, and after the last of which we stop. */
  nudges: readonly number[]
  /** The clinic's own words; those of the product where it has none. */
  texts: Readonly<Partial<Record<TextKey, Written>>>
}

export type FlowSettings = {
  waitMinutes: number
  topics: readonly QuestionTopic[]
  texts: readonly { key: string; english: string; spanish: string }[]
}

const day = 1_440
/** Twice more, then the sequence stops. */
const nudges = [day, 3 * day]
/** When somebody is asked whether they are on their way. */
const onTheWay = 45

const stepsOf = (preset: Preset, { waitMinutes, topics }: FlowSettings): Step[] => {
  const begin: Moment = { from: 'begin', minutes: waitMinutes }
  if (preset === 'applicant') {
    const [first, ...others] = topics
    if (first === undefined) return [{ kind: 'offer', at: begin }]
    return [
      { kind: 'ask', topic: first, at: begin },
      ...others.map((topic) => ({ kind: 'ask', topic }) as const),
      { kind: 'offer' },
    ]
  }
  if (preset === 'booked')
    return [
      { kind: 'say', key: 'confirmation', at: begin },
      { kind: 'say', key: 'onMyWay', at: { from: 'interview', minutes: -onTheWay } },
    ]
  return [
    { kind: 'say', key: 'missed', at: begin },
    { kind: 'offer', at: { from: 'begin', minutes: waitMinutes + day } },
  ]
}

/** The flow that these settings of an automation make. */
export const flowOf = (preset: Preset, settings: FlowSettings): Flow => ({
  preset,
  steps: stepsOf(preset, settings),
  nudges,
  texts: ownWords(settings.texts),
})

/** The usual settings of an automation before a clinic changes anything. */
export const usualSettings = (preset: Preset): FlowSettings => ({
  waitMinutes: preset === 'noShow' ? 15 : 0,
  topics: preset === 'applicant' ? ['certified', 'hours', 'transport', 'adult', 'start'] : [],
  texts: [],
})
