import type { Language } from '../../../../rules/words/language.ts'

/** How to opt out, as in the first text of a thread; letters that every phone network counts as plain. */
export const waysOut: Readonly<Record<Language, string>> = {
  en: 'Reply STOP to opt out.',
  es: 'Responda STOP para darse de baja.',
}

const verbs =
  'reply|text|send|write|type|answer|respond|responda|responde|env[ií]e|env[ií]a|escriba|escribe|mande|manda|conteste|contesta'
const asked = new RegExp(
  `(?<!\\p{L})(?:${verbs})\\s{1,3}(?:back\\s{1,3})?(?:with\\s{1,3}|con\\s{1,3})?(?:the word\\s{1,3}|la palabra\\s{1,3})?["'“”‘’«]?stop(?!\\p{L})`,
  'iu',
)
const told = /(?<!\p{L})["'“‘«]?STOP["'”’»]?\s{1,3}(?:to|para|at any time|any ?time)(?!\p{L})/u

/** Returns true if a text explains how to opt out. */
export const hasWayOut = (text: string): boolean => asked.test(text) || told.test(text)

/** Returns the first text of a thread with how to opt out at its end, unless it is in the text already. */
export const addWayOut = (text: string, language: Language): string =>
  text.trim() === '' || hasWayOut(text) ? text : `${text} ${waysOut[language]}`

/** Returns a text without the sentence that `addWayOut` added. */
export const removeWayOut = (text: string): string => {
  const added = Object.values(waysOut).find((words) => text.endsWith(` ${words}`))
  return added === undefined ? text : text.slice(0, -added.length - 1)
}
