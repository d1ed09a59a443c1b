import type { QuestionTopic } from '@reinforce/reply-reader/replies/question-topics.ts'
import { answeredByRegistry, createFlow, type FlowSettings, type Step } from './flow.ts'
import type { Preset } from './presets.ts'
import { getUsualText, type TextKey } from './texts/texts.ts'

/** Minutes as someone says them. */
export const formatWait = (minutes: number): string => {
  if (minutes === 0) return 'at once'
  if (minutes < 60) return `after ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const hours = Math.round(minutes / 6) / 10
  if (hours < 48) return `after ${hours} ${hours === 1 ? 'hour' : 'hours'}`
  const days = Math.round(hours / 2.4) / 10
  return `after ${days} ${days === 1 ? 'day' : 'days'}`
}

const asked: Readonly<Record<QuestionTopic, string>> = {
  certified: 'whether they are certified',
  hours: 'whether they can work weekdays from 3 to 8 PM',
  transport: 'whether they can get to clients’ homes',
  adult: 'whether they are 18 or older',
  start: 'when they could start',
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** ', two to a text where they fit', by the steps of the flow. */
const describeOrder = (topics: FlowSettings['topics'], steps: readonly Step[]): string => {
  if (topics.length < 2) return ''
  const isPaired = steps.some((step) => step.kind === 'ask' && step.withNext)
  return isPaired ? ', two to a text where they fit' : ', one after the other'
}

const applicant = ({ waitMinutes, topics }: FlowSettings, steps: readonly Step[]): string[] => [
  `Greets applicants who agreed to texts ${formatWait(waitMinutes)}, in permitted hours, and says the texts are automatic.`,
  ...(topics.length > 0 ? [`Asks ${listed(topics.map((topic) => asked[topic]))}${describeOrder(topics, steps)}.`] : []),
  ...(topics.some((topic) => answeredByRegistry.has(topic))
    ? ['Skips questions the registry answers: an active RBT is certified and at least 18.']
    : []),
  'Offers 3 of the interviewer’s free times, or others that fit their reply.',
  'Books the time they choose, confirms it, notifies the interviewer, and moves the candidate to Interview Scheduled.',
  'Asks again after 1 day and after 3, then stops.',
  'Hands off to you if they answer no, ask a question, or are unclear. No one is rejected automatically.',
]
const booked = ({ waitMinutes }: FlowSettings): string[] => [
  `Confirms the interview ${formatWait(waitMinutes)} by text, unless they already know.`,
  'The clinic’s interview reminders still go out.',
  'Asks 45 minutes before whether they are on the way.',
  'Offers new times on request and moves the interview to the chosen one.',
  'If they can’t come, cancels the interview and confirms that.',
  'When an interviewer is away, you can offer everyone that day new times at once. Replies book one.',
]
const noShow = ({ waitMinutes }: FlowSettings): string[] => [
  `Writes ${formatWait(waitMinutes)} that we missed them, and asks if they want another time.`,
  'Offers 3 new times a day later, or as soon as they say yes.',
  'Books the one they choose.',
  'Asks again after 1 day and after 3, then stops.',
]

const hired = ({ waitMinutes }: FlowSettings): string[] => [
  `Welcomes new hires by text ${formatWait(waitMinutes)}, and explains that the background check and clearances come next.`,
  'Asks for documents a day later if they’re missing or one has expired.',
  'Then waits until you set the first day.',
  'Texts at 10 AM the day before, on the first day, and 30 days later.',
  'Hands off to you if they write anything but thanks.',
]
const quiet = ({ waitMinutes }: FlowSettings): string[] => [
  'Finds people who agreed to texts, haven’t had an interview, and had no text, call, email, or status change ' +
    `for ${Math.round(waitMinutes / 1_440)} days. Newest first.`,
  'Asks if they’re still interested, and again after 4, 10, and 21 days, worded differently each time.',
  'Hands off to you if they reply. Leaves them alone if they aren’t interested.',
  'Suggests archiving people who don’t reply within 4 days of the last text. Never archives automatically.',
  'Never asks anyone twice within 90 days.',
]

const sentences: Readonly<Record<Preset, (settings: FlowSettings, steps: readonly Step[]) => string[]>> = {
  applicant,
  booked,
  no_show: noShow,
  hired,
  re_engage: quiet,
}

/** Describes an automation with these settings, one sentence per step. `steps`: those stored when it was saved, which may be older. */
export const describeAutomation = (
  preset: Preset,
  settings: FlowSettings,
  steps: readonly Step[] = createFlow(preset, settings).steps,
): string[] => sentences[preset](settings, steps)

const whens: Readonly<Record<TextKey, string>> = {
  intro: 'Starts the first text and discloses that texts are automatic',
  certified: 'Asks about the certification alone',
  hours: 'Asks about the hours alone',
  transport: 'Asks about transport alone',
  adult: 'Asks about the age alone',
  start: 'Asks about the start',
  certifiedAdult: 'Asks about the certification and the age',
  hoursTransport: 'Asks about the hours and transport',
  offer: 'Offers three times',
  offerFits: 'Offers times that fit what they wrote',
  offerOthers: 'Offers other times',
  offerTaken: 'The chosen time was just taken',
  offerAway: 'You reschedule because the interviewer is away',
  which: 'It isn’t clear which time they mean',
  nudge: 'Starts a text that asks again',
  automatic: 'They ask if the texts are automated',
  confirmation: 'Confirms an interview',
  onMyWay: '45 minutes before the interview',
  canceled: 'They canceled',
  missed: 'They didn’t come',
  clearances: 'They were hired',
  documents: 'A day later, if documents are missing or expired',
  dayBefore: 'The day before the first day',
  dayOne: 'On the first day',
  dayThirty: '30 days after the first day',
  stillInterested: 'Asks if they’re still interested',
  stillHiring: 'After 4 days without an answer',
  stillOpen: 'After 10 days without an answer',
  lastTouch: 'After 21 days without an answer, the last text',
}

const offers: readonly TextKey[] = ['offer', 'offerFits', 'offerOthers', 'offerTaken', 'which', 'nudge', 'automatic']

const listTextKeys = (preset: Preset): readonly TextKey[] => {
  if (preset === 'applicant')
    return ['intro', 'certifiedAdult', 'hoursTransport', 'start', 'certified', 'adult', 'hours', 'transport', ...offers]
  if (preset === 'booked')
    return [
      'confirmation',
      'onMyWay',
      'offerFits',
      'offerOthers',
      'offerTaken',
      'offerAway',
      'which',
      'canceled',
      'automatic',
    ]
  if (preset === 'hired') return ['clearances', 'documents', 'dayBefore', 'dayOne', 'dayThirty', 'automatic']
  if (preset === 're_engage') return ['stillInterested', 'stillHiring', 'stillOpen', 'lastTouch', 'automatic']
  return ['missed', ...offers]
}

/** The texts of an automation as a clinic sees them: when each is sent, and its words in both languages. */
export const listAutomationTexts = (preset: Preset, { texts }: FlowSettings) =>
  listTextKeys(preset).map((key) => {
    const own = texts.find((each) => each.key === key)
    const usual = getUsualText(key)
    return {
      key,
      when: whens[key],
      english: own?.english.trim() || usual.en,
      spanish: own?.spanish.trim() || usual.es,
      isOwn: own !== undefined && (own.english.trim() !== '' || own.spanish.trim() !== ''),
    }
  })
