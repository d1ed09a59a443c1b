import type { Language } from '../../../../../rules/words/language.ts'
import builtIn from './texts.json' with { type: 'json' }

/** Every text that an automation sends. */
export const textKeys = [
  'intro',
  'certified',
  'hours',
  'transport',
  'adult',
  'start',
  'certifiedAdult',
  'hoursTransport',
  'offer',
  'offerFits',
  'offerOthers',
  'offerTaken',
  'offerAway',
  'which',
  'nudge',
  'automatic',
  'confirmation',
  'onMyWay',
  'canceled',
  'missed',
  'clearances',
  'documents',
  'dayBefore',
  'dayOne',
  'dayThirty',
  'stillInterested',
  'stillHiring',
  'stillOpen',
  'lastTouch',
] as const
/** `{organization}`, `{times}` and `{when}` stand for what is known when they are sent. */
export type TextKey = (typeof textKeys)[number]
export type BilingualText = Readonly<Record<Language, string>>

const written: Readonly<Record<TextKey, BilingualText>> = builtIn.anyTimes

/** Built-in text where one time is free: nothing is to be chosen, so they ask whether it suits. */
const writtenOfOne: Readonly<Partial<Record<TextKey, BilingualText>>> = builtIn.oneTime

/** Disclosure in the first automatic text to a person, no matter how a clinic words the rest. */
const disclosures: BilingualText = {
  en: 'These texts are automatic. People read your replies. Reply PERSON to reach our team.',
  es: 'Estos mensajes son automáticos. Una persona lee sus respuestas. Responda PERSONA para hablar con nuestro equipo.',
}

/** The product's own words of a text. */
export const getUsualText = (key: TextKey): BilingualText => written[key]

const isKey = (key: string): key is TextKey => textKeys.some((each) => each === key)

/** Tags that each text requires. */
const needs: Readonly<Partial<Record<TextKey, string>>> = {
  intro: '{organization}',
  nudge: '{organization}',
  automatic: '{organization}',
  offer: '{times}',
  offerFits: '{times}',
  offerOthers: '{times}',
  offerTaken: '{times}',
  offerAway: '{times}',
  confirmation: '{when}',
  onMyWay: '{when}',
  canceled: '{when}',
  clearances: '{organization}',
  documents: '{organization}',
  dayBefore: '{organization}',
  dayOne: '{organization}',
  dayThirty: '{organization}',
  stillInterested: '{organization}',
  stillHiring: '{organization}',
  stillOpen: '{organization}',
  lastTouch: '{organization}',
}

const replyVerbs = 'reply|write|text|responda|escriba|envíe|envie'
const keywords = 'stop|end|quit|cancel|unsubscribe|alto|cancelar|yes|no|si|sí'
const asksForKeyword = new RegExp(
  String.raw`(?<!\p{L})(?:${replyVerbs})\s+(?:with\s+|con\s+)?["“']?(?:${keywords})(?!\p{L})`,
  'iu',
)

/**
 * Explains why a clinic's words for a text are refused. Null if they are fine, or blank: then the product's words are
 * sent.
 */
export const findWordsProblem = (key: TextKey, words: string): string | null => {
  if (words.trim() === '') return null
  const needed = needs[key]
  if (needed && !words.includes(needed)) return `Keep ${needed} in the text. We fill it in when we send it.`
  if (asksForKeyword.test(words))
    return 'Don’t ask people to reply with one word such as YES or CANCEL. Phone companies read some as opt-outs.'
  return null
}

/** The words that a clinic wrote itself, of texts that there are. */
export const pickOwnTexts = (texts: readonly { key: string; english: string; spanish: string }[]) => {
  const own: Partial<Record<TextKey, BilingualText>> = {}
  for (const { key, english, spanish } of texts) {
    if (!isKey(key) || (english.trim() === '' && spanish.trim() === '')) continue
    own[key] = { en: english.trim() || written[key].en, es: spanish.trim() || written[key].es }
  }
  return own
}

/** `isOne`: the times are one alone. */
type Values = { organization: string; times?: string; isOne?: boolean; when?: string }

/** Nothing of what people typed may be read as a tag. */
const untagged = (text: string) => text.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()

/** Renders a text in a language with its values. */
export const pickWording = (
  texts: Readonly<Partial<Record<TextKey, BilingualText>>>,
  key: TextKey,
  language: Language,
  { organization, times = '', isOne = false, when = '' }: Values,
): string =>
  (texts[key] ?? (isOne ? writtenOfOne[key] : undefined) ?? written[key])[language]
    .replaceAll('{organization}', untagged(organization) || (language === 'es' ? 'nuestra clínica' : 'our clinic'))
    .replaceAll('{times}', times)
    .replaceAll('{when}', when)

/** Returns the disclosure that texts are automatic, in the language of the person. */
export const getDisclosure = (language: Language): string => disclosures[language]
