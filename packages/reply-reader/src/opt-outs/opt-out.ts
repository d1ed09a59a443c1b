import { replaceLookalikes } from '../../../../src/rules/texts/plain-letters.ts'
import { parseReaction } from '../../../../src/rules/texts/reaction.ts'
import { foldText, normalizeBlanks, splitClauses } from './fold-text.ts'
import { findStopFrame } from './frames/find-stop-frame.ts'
import {
  angryEmoji,
  besideStopEmoji,
  fillers,
  helpWords,
  jokeMarkers,
  startWords,
  stopEmoji,
  stopWords,
  stopWordsAlone,
} from './opt-out-keywords.ts'
import { limits } from './opt-out-limits.ts'
import { lists, type Meaning, meanings } from './opt-out-meaning.ts'
import { buildPhrasePattern } from './opt-out-phrase.ts'
import { findSlippedStopWord } from './opt-out-slips.ts'

/** Request of an inbound text. `unsure`: it may be an opt-out, so a person decides and nothing is sent until then. */
export type OptOutReading = 'stop' | 'unsure' | 'start' | 'help' | 'none'

const isKeyword = (word: string) => [stopWords, stopWordsAlone, startWords, helpWords].some((words) => words.has(word))

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
  const rest = normalizeBlanks(without)
  return (
    !hits(stops, rest) &&
    !splitClauses(without).some((clause) => isStopWord(clause) || hits(stops, clause)) &&
    !hits(stops, normalizeBlanks(plain))
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

const strangers = readings(meanings.stop.filter(({ about }) => about === 'someone else'))
const requests = readings(meanings.stop.filter(({ about }) => about !== 'someone else'))
const stops = [...requests, ...strangers]
const doubts = readings(meanings.doubt)
const alike = readings(meanings.lookalike)
const halves = readings(meanings.hedged)
const starts = readings(meanings.start)
const callInstead = read(['instead', 'rather you call', 'prefiero que me llamen'])
const denied = read(['dont/never/not'])
const comings = read(['{see you/see u/see ya/ill be there/i will be there/ill be here/cant wait/looking forward}'])
const jokes = read(['lol/lmao/haha/ha'])

// Only capitals tell a name, so these read the text as it was written.
const someoneElse = /\b(?:this (?:isn['’]?t|is not)|no soy)\s+(?!\w+day\b)\p{Lu}\p{Ll}+\W*$/iu
const someoneElseNow = /\b(?:isn['’]?t|is not)\s+\p{Lu}\p{Ll}+(?:['’]s \w+)?\s+any ?more\b/u
const someonesPhone = /\b(?:isn['’]?t|is not)\s+\p{Lu}\p{Ll}+['’]s\s+(?:phone|number|cell)\b/u
const isName = /\s\p{Lu}\p{Ll}+\W*$/u

/** Reads a text without words. */
const readSigns = (text: string): OptOutReading => {
  if (stopEmoji.test(text))
    return /\p{Extended_Pictographic}/u.test(text.replace(besideStopEmoji, '')) ? 'unsure' : 'stop'
  return angryEmoji.test(text) ? 'unsure' : 'none'
}

const askedIn = (text: string): OptOutReading => {
  const plain = foldText(text)
  const all = normalizeBlanks(plain)
  if (all === '') return readSigns(text)
  if (helpWords.has(all)) return 'help'
  if ((startWords.has(all) || hits(starts, all)) && !finds(denied, all)) return 'start'
  if (!hits(alike, all)) {
    if (finds(callInstead, all) && hits(doubts, all)) return 'unsure'
    const clauses = splitClauses(plain)
    const isPhrase =
      isStopMessage(all) || clauses.some((clause) => isStopWord(clause) || hits(stops, clause)) || hits(stops, all)
    const framed = clauses.filter((clause) => findStopFrame(clause) !== null)
    if (!isPhrase && framed.length > 0 && limits.test(` ${all} `)) return 'unsure'
    const isStop = isPhrase || framed.length > 0
    const isOther =
      (someoneElse.test(text) && isName.test(text)) || someoneElseNow.test(text) || someonesPhone.test(text)
    if (isStop && framed.length === 0 && all !== 'cancel' && all !== 'cancelar' && cancels(plain)) return 'unsure'
    // “Not sure how you got this number, but stop texting me”: the doubt is about something else.
    const isDoubted = hits(
      halves,
      framed.length === 0 || finds(comings, all) ? all : clauses.slice(clauses.indexOf(framed[0] ?? '')).join(' '),
    )
    if (isStop || isOther) return isDoubted || (finds(jokes, all) && isStopMessage(all)) ? 'unsure' : 'stop'
  }
  return hits(doubts, all) ? 'unsure' : 'none'
}

/** Reads an inbound text, in English or Spanish: keywords, and plain language about the texts themselves. What is neither clear nor harmless goes to a person. What has the form of a reaction asks for nothing by the words it repeats: where they would end the texts, a person decides. */
export const classifyOptOut = (text: string): OptOutReading => {
  const reaction = parseReaction(text)
  if (!reaction) return askedIn(replaceLookalikes(text.slice(0, 1_000), isKeyword))
  return ['stop', 'unsure'].includes(askedIn(reaction.quoted)) ? 'unsure' : 'none'
}

/** Whether a text asks for no more texts, and is not only about the owner of the number. */
export const isStopRequest = (text: string): boolean => {
  const plain = foldText(replaceLookalikes(text.slice(0, 1_000), isKeyword))
  const all = normalizeBlanks(plain)
  return (
    all === '' ||
    isStopMessage(all) ||
    [all, ...splitClauses(plain)].some(
      (clause) => isStopWord(clause) || hits(requests, clause) || findStopFrame(clause) !== null,
    )
  )
}
