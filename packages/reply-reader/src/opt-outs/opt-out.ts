import { replaceLookalikes } from '../../../../src/rules/texts/plain-letters.ts'
import { parseReaction } from '../../../../src/rules/texts/reaction.ts'
import {
  angryEmoji,
  fillers,
  helpWords,
  jokeMarkers,
  startWords,
  stopEmoji,
  stopWords,
  stopWordsAlone,
} from './opt-out-keywords.ts'
import { lists, type Meaning, meanings } from './opt-out-meaning.ts'
import { buildPhrasePattern } from './opt-out-phrase.ts'
import { correctSlips, findSlippedStopWord } from './opt-out-slips.ts'

/** Request of an inbound text. `unsure`: it may be an opt-out, so a person decides and nothing is sent until then. */
export type OptOutReading = 'stop' | 'unsure' | 'start' | 'help' | 'none'

const isKeyword = (word: string) => [stopWords, stopWordsAlone, startWords, helpWords].some((words) => words.has(word))

/** A name for us does not change the meaning. */
const vocatives =
  /\b(?:bro|bruh|brotha|bruv|dude|dawg|homie|fam|sis|girl|hun|hon|honey|mais|compa|compadre|comadre|mij[oa]|mijit[oa]|nen[ae]|mano|hermano|mi (?:reina|rey|amor|gente|hija|hijo|vida|cielo)|mami|papi|wey|guey|pana|parce|chico|chica|asere|senor(?:a|ita)?|joven|amig[oa])\b/g

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/^\s*#(?=[a-z])/, '')
    .replaceAll('#', ' number ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\b(?:stahp|sotp|stp|st0p|5top|5t0p)\b|(?<!\p{L})стоп(?!\p{L})/gu, 'stop')
    .replace(/\bunsu\w*b\w*e\b|\bunsu[bs]\w{0,3}cri[bv]\b/g, 'unsubscribe')
    .replace(/\b(?:por ?fa(?:vor|vorcito|bor)?|x ?fa(?:vor)?|porfis|plis+|plss+)\b/g, 'por favor')
    .replace(/\b(?:mensa[gj]e?s?|mjs|msjs?|mnsjs?)\b/g, 'mensajes')
    .replace(/\bllano me\b/g, 'ya no me')
    .replace(/\bqiten/g, 'quiten')
    .replaceAll('+', ' mas ')
    .replace(vocatives, ' ')
    .replace(/[a-z]+/g, correctSlips)

const words = (text: string): string =>
  text
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(?:[a-z] ){2,}[a-z]\b/g, (spaced) => spaced.replaceAll(' ', ''))

const splitClauses = (text: string): string[] => text.split(/[.,!?;:\n…()]+|\s[-–—]\s/).map(words)

const saysStop = (clause: string, known: (word: string) => boolean): boolean => {
  const left = clause.split(' ').filter((word) => !fillers.has(word) && !jokeMarkers.has(word))
  return left.length > 0 && left.every((word) => stopWords.has(word) || known(word))
}
const isStopWord = (clause: string) => saysStop(clause, (word) => findSlippedStopWord(word) === 'stop')
const isStopMessage = (all: string) =>
  saysStop(all, (word) => stopWordsAlone.has(word) || findSlippedStopWord(word) !== null)

/** Whether the only stop word is one that cancels, with other words next to it: it may mean an interview. */
const cancels = (plain: string): boolean => {
  const without = plain.replace(/\bcancel(?:ar|e|en|a)?\b/g, ' ')
  if (without === plain) return false
  const rest = words(without)
  return (
    !hits(stops, rest) &&
    !splitClauses(without).some((clause) => isStopWord(clause) || hits(stops, clause)) &&
    !hits(stops, words(plain))
  )
}

type Reading = { patterns: RegExp[]; unless: RegExp[] }
const read = (phrases: string[]) => phrases.map((phrase) => buildPhrasePattern(phrase, lists))
const readings = (meanings: Meaning[]): Reading[] =>
  meanings.map(({ english, spanish, unless = [] }) => ({
    patterns: read([...english, ...spanish]),
    unless: read(unless),
  }))
const finds = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(` ${text} `))
const hits = (all: Reading[], text: string) =>
  all.some(({ patterns, unless }) => finds(patterns, text) && !finds(unless, text))

const stops = readings(meanings.stop)
const doubts = readings(meanings.doubt)
const alike = readings(meanings.lookalike)
const halves = readings(meanings.hedged)
const starts = readings(meanings.start)
const callInstead = read(['instead', 'rather you call', 'prefiero que me llamen'])
const denied = read(['dont/never/not'])
const jokes = read(['lol/lmao/haha/ha'])

// Only capitals tell a name, so these read the text as it was written.
const someoneElse = /\b(?:this (?:isn['’]?t|is not)|no soy)\s+(?!\w+day\b)\p{Lu}\p{Ll}+\W*$/iu
const someoneElseNow = /\b(?:isn['’]?t|is not)\s+\p{Lu}\p{Ll}+(?:['’]s \w+)?\s+any ?more\b/u
const someonesPhone = /\b(?:isn['’]?t|is not)\s+\p{Lu}\p{Ll}+['’]s\s+(?:phone|number|cell)\b/u
const isName = /\s\p{Lu}\p{Ll}+\W*$/u

const askedIn = (text: string): OptOutReading => {
  const plain = bare(text)
  const all = words(plain)
  if (all === '') return stopEmoji.test(text) ? 'stop' : angryEmoji.test(text) ? 'unsure' : 'none'
  if (helpWords.has(all)) return 'help'
  if ((startWords.has(all) || hits(starts, all)) && !finds(denied, all)) return 'start'
  if (!hits(alike, all)) {
    if (finds(callInstead, all) && hits(doubts, all)) return 'unsure'
    const isStop =
      isStopMessage(all) ||
      splitClauses(plain).some((clause) => isStopWord(clause) || hits(stops, clause)) ||
      hits(stops, all)
    const isOther =
      (someoneElse.test(text) && isName.test(text)) || someoneElseNow.test(text) || someonesPhone.test(text)
    if (isStop && all !== 'cancel' && all !== 'cancelar' && cancels(plain)) return 'unsure'
    if (isStop || isOther) return hits(halves, all) || (finds(jokes, all) && isStopMessage(all)) ? 'unsure' : 'stop'
  }
  return hits(doubts, all) ? 'unsure' : 'none'
}

/** Reads an inbound text, in English or Spanish: keywords, and plain language about the texts themselves. What is neither clear nor harmless goes to a person. What has the form of a reaction asks for nothing by the words it repeats: where they would end the texts, a person decides. */
export const classifyOptOut = (text: string): OptOutReading => {
  const reaction = parseReaction(text)
  if (!reaction) return askedIn(replaceLookalikes(text.slice(0, 1_000), isKeyword))
  return ['stop', 'unsure'].includes(askedIn(reaction.quoted)) ? 'unsure' : 'none'
}
