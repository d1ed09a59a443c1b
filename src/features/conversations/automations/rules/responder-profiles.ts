import type { Expectation } from '@reinforce/reply-reader/replies/expectation.ts'
import type { QuestionTopic } from '@reinforce/reply-reader/replies/question-topics.ts'
import type { Language } from '../../../../rules/words/language.ts'

/**
 * How people answer texts about work, for what is played over. Of first texts between 23 % (TextRecruit, 56 healthcare firms, 2018) and
 * 45 % (Grayscale) are answered, of all about half, ten minutes later on average: those who have just applied lie at the upper end.
 */
const shares: readonly (readonly [ResponderProfile, number])[] = [
  ['quick', 0.34],
  ['slow', 0.13],
  ['wordy', 0.1],
  ['gone', 0.03],
  ['silent', 0.4],
]
export type ResponderProfile = 'quick' | 'slow' | 'wordy' | 'gone' | 'silent'

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export const createNumbers = (seed: string) => {
  let state = Array.from(seed).reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0,
    0x811c9dc5,
  )
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Next = () => number
const pick = (next: Next, from: readonly string[]): string => from[Math.floor(next() * from.length)] ?? ''

/** How someone answers, drawn by those shares. */
export const pickProfile = (next: Next): ResponderProfile => {
  let left = next()
  for (const [habit, share] of shares) {
    if (left < share) return habit
    left -= share
  }
  return 'silent'
}

type Words = Readonly<Record<Language, readonly string[]>>

const yes: Words = {
  en: ['yes', 'Yes', 'yes I do', 'yep', 'yeah', 'Yes!', 'yes ma’am', 'sure do', '👍', 'yess'],
  es: ['sí', 'si', 'claro que sí', 'sí, sí tengo', 'si claro'],
}
/** The same to two questions in one text. */
const yesToBoth: Words = {
  en: ['yes to both', 'yes and yes', 'yes, yes', 'yes I am and yes I do', 'both yes'],
  es: ['sí a las dos', 'sí y sí', 'sí, las dos'],
}
/** Some answer only one of them. */
const half: Readonly<Partial<Record<QuestionTopic, Words>>> = {
  adult: { en: ['I’m 22', 'im 19'], es: ['tengo 22'] },
  transport: { en: ['I have a car', 'I drive'], es: ['tengo carro'] },
}
const no: Words = { en: ['no', 'not yet', 'No I don’t', 'nope'], es: ['no', 'todavía no', 'no tengo'] }
const starts: Words = {
  en: [
    'asap',
    'right away',
    'in two weeks',
    'next monday',
    'I can start immediately',
    'after the holidays',
    'two weeks notice',
    'tomorrow lol',
  ],
  es: ['lo antes posible', 'en dos semanas', 'el lunes', 'de inmediato'],
}
const asks: Words = {
  en: ['what’s the pay?', 'is this full time?', 'where are you located?', 'do you pay mileage?'],
  es: ['¿cuánto pagan?', '¿es tiempo completo?', '¿dónde están?'],
}
const unclear: Words = {
  en: ['depends', 'kind of, my mom drives me', 'some days, I have class tue thur', 'in process', 'maybe'],
  es: ['depende', 'más o menos', 'a veces', 'estoy en eso'],
}
const chooses: Words = {
  en: [
    'the first one',
    '1',
    'the second one please',
    '2',
    'the third one works',
    '3',
    'second',
    'option 1',
    'the last one',
    'the 2nd one is good',
  ],
  es: ['la primera', 'la segunda por favor', 'la tercera', '1', '2', 'la última'],
}
const proposes: Words = {
  en: [
    'can you do after 5?',
    'any morning works',
    'tomorrow after 3',
    'friday afternoon?',
    'weekdays after 4 pm',
    'Tuesday after 4',
  ],
  es: ['después de las 5', 'en la mañana', 'el viernes por la tarde', 'el martes después de las 4'],
}
/** Availability that some write unasked, before an automation begins. */
const wishes: Words = {
  en: ['I can talk Tuesday after 4', 'mornings work best for me', 'I am free thursday after 2', 'anytime before noon'],
  es: ['puedo el martes después de las 4', 'en las mañanas es mejor', 'puedo el jueves después de las 2'],
}
const wishShare = 0.12
const leaves: Words = {
  en: ['no longer interested', 'I found another job, thanks'],
  es: ['ya no me interesa', 'ya encontré trabajo, gracias'],
}
const comes: Words = {
  en: ['yes see you', 'yes', 'omw', 'yes I’ll be there'],
  es: ['sí, ahí estaré', 'sí', 'voy en camino'],
}
const again: Words = {
  en: ['yes please', 'yes, sorry about that', 'can we do tomorrow?'],
  es: ['sí por favor', 'sí, perdón'],
}

/** How often the answer to a knock-out question is no. */
const noShare: Readonly<Record<QuestionTopic, number>> = {
  certified: 0.22,
  hours: 0.12,
  transport: 0.07,
  adult: 0.01,
  start: 0,
}

/** An answer to two questions: a no to either is a no to both. */
const saidToBoth = (next: Next, language: Language, first: QuestionTopic, second: QuestionTopic): string => {
  const one = (words: Words) => pick(next, words[language])
  if (next() < 1 - (1 - noShare[first]) * (1 - noShare[second])) return one(no)
  const way = next()
  if (way < 0.1) return one(half[second] ?? yes)
  return one(way < 0.5 ? yesToBoth : yes)
}

const said = (
  next: Next,
  habit: ResponderProfile,
  language: Language,
  asked: Expectation,
  second?: QuestionTopic,
): string => {
  const one = (words: Words) => pick(next, words[language])
  if (habit === 'gone') return one(leaves)
  if (habit === 'wordy' && next() < 0.35) return next() < 0.6 ? one(asks) : one(unclear)
  if (asked.kind === 'question') {
    if (asked.topic === 'start') return one(starts)
    if (second) return saidToBoth(next, language, asked.topic, second)
    return next() < noShare[asked.topic] ? one(no) : one(yes)
  }
  if (asked.kind === 'offer') return next() < 0.22 ? one(proposes) : one(chooses)
  return asked.kind === 'interview' ? one(comes) : one(again)
}

/** Returns what someone wrote of when they can before anyone asked, and how many minutes before; null for most. */
export const findEarlyWish = (
  next: Next,
  habit: ResponderProfile,
  language: Language,
): { minutes: number; words: string } | null => {
  const isOne = next() < wishShare
  if (!isOne || habit === 'silent' || habit === 'gone') return null
  return { minutes: 5 + Math.floor(next() * 120), words: pick(next, wishes[language]) }
}

/** After how many minutes someone answers, and what; null: not at all. `second`: another question in the same text. */
export const pickReply = (
  next: Next,
  habit: ResponderProfile,
  language: Language,
  asked: Expectation,
  second?: QuestionTopic,
): { minutes: number; words: string } | null => {
  if (habit === 'silent') return null
  // Some put the phone away in the middle of it.
  if (next() < (habit === 'quick' ? 0.03 : 0.1)) return null
  const words = said(next, habit, language, asked, second)
  const spread = -Math.log(1 - next() * 0.98)
  const minutes = habit === 'slow' ? 60 + spread * 300 : 0.4 + spread * (habit === 'quick' ? 1.5 : 8)
  return { minutes, words }
}
