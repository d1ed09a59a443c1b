import type { QuestionTopic } from '@reinforce/reply-reader/replies/question-topics.ts'
import { answeredByRegistry, type FlowSettings } from './flow.ts'
import type { Preset } from './presets.ts'
import { type TextKey, usualWords } from './texts.ts'

/** Minutes as someone says them. */
export const waitInWords = (minutes: number): string => {
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

const applicant = ({ waitMinutes, topics }: FlowSettings): string[] => [
  `Greets who applied and agreed to texts ${waitInWords(waitMinutes)}, in allowed hours, and says that the texts are automatic.`,
  ...(topics.length > 0
    ? [`Asks ${listed(topics.map((topic) => asked[topic]))}${topics.length > 1 ? ', one after the other' : ''}.`]
    : []),
  ...(topics.some((topic) => answeredByRegistry.has(topic))
    ? ['Does not ask what a registry has answered: an active RBT is certified, and 18 at least.']
    : []),
  'Offers three free times of the interviewer, and others that fit what they write.',
  'Books the time they choose, confirms it, tells the interviewer and moves the candidate to Interview Scheduled.',
  'Asks again after one day and after three, then stops.',
  'Gives you whoever answers no, asks something, or writes what cannot be read for sure. Nobody is rejected by it.',
]
const booked = ({ waitMinutes }: FlowSettings): string[] => [
  `Confirms the interview ${waitInWords(waitMinutes)} by text, unless that was told already.`,
  'The reminders of every interview, 24 hours and 2 hours before, go out as always.',
  'Asks 45 minutes before whether they are on the way.',
  'Who writes that they need another time is offered free ones, and moved to the one they choose.',
  'Who writes that they cannot come any more is cancelled, and told so.',
  'When an interviewer is away, you offer everybody of that day other times with one press; whoever answers is booked anew.',
]
const noShow = ({ waitMinutes }: FlowSettings): string[] => [
  `Writes ${waitInWords(waitMinutes)} that they were missed, and asks whether they want another time.`,
  'Offers three new times a day later, or as soon as they say yes.',
  'Books the one they choose.',
  'Asks again after one day and after three, then stops.',
]

const hired = ({ waitMinutes }: FlowSettings): string[] => [
  `Welcomes who was hired ${waitInWords(waitMinutes)} by text, and tells that background check and clearances come next.`,
  'A day later asks for documents, where none of theirs are kept or one has expired.',
  'Then waits until you set the first day: nobody but you knows it.',
  'Writes at 10 AM on the day before, on the first day and 30 days later.',
  'Gives you whoever asks something or writes anything but thanks.',
]
const quiet = ({ waitMinutes }: FlowSettings): string[] => [
  `Finds who agreed to texts, has not come to an interview, and of whom nothing was heard for ${Math.round(waitMinutes / 1_440)} days: no text, call, mail or move. RBTs and BCBAs alike, the newest first.`,
  'Asks whether they are still interested, and again after 4, 10 and 21 days, each time in other words.',
  'Gives you whoever answers; who is not interested is left alone.',
  'Four days after the last text suggests to archive who did not answer. Nobody is archived by it.',
  'Nobody is asked twice within 90 days.',
]

const sentences: Readonly<Record<Preset, (settings: FlowSettings) => string[]>> = {
  applicant,
  booked,
  no_show: noShow,
  hired,
  re_engage: quiet,
}

/** What an automation does, a sentence a step, with these settings. */
export const sentencesOf = (preset: Preset, settings: FlowSettings): string[] => sentences[preset](settings)

const whens: Readonly<Record<TextKey, string>> = {
  intro: 'Begins the first text; that the texts are automatic is added to it',
  certified: 'Asks about the certification',
  hours: 'Asks about the hours',
  transport: 'Asks about transport',
  adult: 'Asks about the age',
  start: 'Asks about the start',
  offer: 'Offers three times',
  offerFits: 'Offers times that fit what they wrote',
  offerOthers: 'Offers other times',
  offerTaken: 'The chosen time was taken meanwhile',
  offerAway: 'The interviewer is away that day, and you press so',
  which: 'It is not clear which time is meant',
  nudge: 'Begins a text that asks again',
  automatic: 'They ask whether they write with a machine',
  confirmation: 'Confirms an interview',
  onMyWay: '45 minutes before the interview',
  canceled: 'They cancelled',
  missed: 'They did not come',
  clearances: 'They were hired',
  documents: 'A day later, where documents are missing or have expired',
  dayBefore: 'The day before the first day',
  dayOne: 'On the first day',
  dayThirty: '30 days after the first day',
  stillInterested: 'Asks whether they are still interested',
  stillHiring: 'After 4 days without an answer',
  stillOpen: 'After 10 days without an answer',
  lastTouch: 'After 21 days without an answer, the last text',
}

const offers: readonly TextKey[] = ['offer', 'offerFits', 'offerOthers', 'offerTaken', 'which', 'nudge', 'automatic']

const keysOf = (preset: Preset): readonly TextKey[] => {
  if (preset === 'applicant') return ['intro', 'certified', 'hours', 'transport', 'adult', 'start', ...offers]
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
export const textsOf = (preset: Preset, { texts }: FlowSettings) =>
  keysOf(preset).map((key) => {
    const own = texts.find((each) => each.key === key)
    const usual = usualWords(key)
    return {
      key,
      when: whens[key],
      english: own?.english.trim() || usual.en,
      spanish: own?.spanish.trim() || usual.es,
      isOwn: own !== undefined && (own.english.trim() !== '' || own.spanish.trim() !== ''),
    }
  })
