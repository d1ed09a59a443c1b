import type { QuestionTopic } from '@reinforce/reply-reader/replies/question-topics.ts'
import type { Preset } from './presets.ts'
import { type BilingualText, pickOwnTexts, type TextKey } from './texts/texts.ts'

/**
 * Minutes from the beginning of the enrollment, or from the start of its interview (before it: negative); of the first day at work whole
 * days, each at ten in the morning of the clinic.
 */
type Moment = { from: 'begin' | 'interview' | 'firstDay'; minutes: number }

/**
 * `ask` and `offer` wait for the answer; `say` continues by itself. Without a moment a step follows the one before at
 * once. `withNext`: one text puts this question and the next one.
 */
export type Step =
  | { kind: 'ask'; topic: QuestionTopic; withNext?: true; at?: Moment }
  | { kind: 'offer'; at?: Moment }
  | { kind: 'say'; key: TextKey; at: Moment }

/** Steps and texts of an automation's version, as stored. People in it finish on it. */
export type Flow = {
  preset: Preset
  steps: readonly Step[]
  /** Minutes until each reminder of someone who does not answer. After the last one we stop. */
  nudges: readonly number[]
  /** The clinic's own words; those of the product where it has none. */
  texts: Readonly<Partial<Record<TextKey, BilingualText>>>
}

/** Questions that an active RBT registration answers: a certified person is at least eighteen (BACB, RBT Handbook). */
export const answeredByRegistry: ReadonlySet<QuestionTopic> = new Set(['certified', 'adult'])

/** Questions that one text can put together: a yes answers both, any other answer is read for each. */
const questionPairs = [
  ['certified', 'adult', 'certifiedAdult'],
  ['hours', 'transport', 'hoursTransport'],
] as const

/** Returns the text that puts two questions at once, if there is one. */
export const findPairKey = (first: QuestionTopic, second: QuestionTopic): TextKey | undefined =>
  questionPairs.find((pair) => pair[0] === first && pair[1] === second)?.[2]

export type FlowSettings = {
  waitMinutes: number
  topics: readonly QuestionTopic[]
  texts: readonly { key: string; english: string; spanish: string }[]
}

const day = 1_440
/** Twice more, then the enrollment stops. */
const nudges = [day, 3 * day]
/** Minutes before the interview at which the text asks whether they are on their way. */
const onTheWay = 45

const hiredSteps = (begin: Moment): Step[] => [
  { kind: 'say', key: 'clearances', at: begin },
  { kind: 'say', key: 'documents', at: { from: 'begin', minutes: begin.minutes + day } },
  { kind: 'say', key: 'dayBefore', at: { from: 'firstDay', minutes: -day } },
  { kind: 'say', key: 'dayOne', at: { from: 'firstDay', minutes: 0 } },
  { kind: 'say', key: 'dayThirty', at: { from: 'firstDay', minutes: 30 * day } },
]
/** The first text goes out at once, because the wait is how long the person was quiet. */
const touches: Step[] = (
  [
    ['stillInterested', 0],
    ['stillHiring', 4],
    ['stillOpen', 10],
    ['lastTouch', 21],
  ] as const
).map(([key, days]) => ({ kind: 'say', key, at: { from: 'begin', minutes: days * day } }))

/**
 * Orders questions so that those of a pair follow each other, in one text. Questions that a clinic worded itself stay
 * apart, unless it worded the pair.
 */
const createAsks = (topics: readonly QuestionTopic[], texts: Flow['texts']): Extract<Step, { kind: 'ask' }>[] => {
  const paired = questionPairs.filter(
    ([first, second, key]) =>
      topics.includes(first) && topics.includes(second) && (texts[key] || !(texts[first] || texts[second])),
  )
  return topics.flatMap((topic) => {
    if (paired.some((pair) => pair[1] === topic)) return []
    const pair = paired.find(([first]) => first === topic)
    return pair
      ? [
          { kind: 'ask', topic, withNext: true },
          { kind: 'ask', topic: pair[1] },
        ]
      : [{ kind: 'ask', topic }]
  })
}

const createSteps = (preset: Preset, { waitMinutes, topics }: FlowSettings, texts: Flow['texts']): Step[] => {
  const begin: Moment = { from: 'begin', minutes: waitMinutes }
  if (preset === 'applicant') {
    const [first, ...others] = createAsks(topics, texts)
    return first ? [{ ...first, at: begin }, ...others, { kind: 'offer' }] : [{ kind: 'offer', at: begin }]
  }
  if (preset === 'booked')
    return [
      { kind: 'say', key: 'confirmation', at: begin },
      { kind: 'say', key: 'onMyWay', at: { from: 'interview', minutes: -onTheWay } },
    ]
  if (preset === 'hired') return hiredSteps(begin)
  if (preset === 're_engage') return touches
  return [
    { kind: 'say', key: 'missed', at: begin },
    { kind: 'offer', at: { from: 'begin', minutes: waitMinutes + day } },
  ]
}

/** The flow that these settings of an automation make. */
export const createFlow = (preset: Preset, settings: FlowSettings): Flow => {
  const texts = pickOwnTexts(settings.texts)
  return { preset, steps: createSteps(preset, settings, texts), nudges, texts }
}

const usualWaits: Readonly<Record<Preset, number>> = {
  applicant: 0,
  booked: 0,
  no_show: 15,
  // A status that was set by a slip of the hand is set back by then.
  hired: 60,
  re_engage: 14 * day,
}

/** The usual settings of an automation before a clinic changes anything. */
export const createUsualSettings = (preset: Preset): FlowSettings => ({
  waitMinutes: usualWaits[preset],
  topics: preset === 'applicant' ? ['certified', 'hours', 'transport', 'adult', 'start'] : [],
  texts: [],
})
