import { certificationNames } from '../../vocabulary/certification-words.ts'
import type { Clause } from '../clauses.ts'
import { compilePhrases } from '../phrases.ts'

const names = compilePhrases(certificationNames)
const skills = /^(?:cpr|bls|first|cpi|pcm|safety|crisis|mandt|hipaa|aed|rcp|primeros)$/
const status =
  /^(?:issued|expires?|expired|exp|expiry|expiration|valid|status|renew\w{0,4}|recert\w{0,8}|reinstated|reactivated|active|inactive|lapsed|expected|anticipated|completion|pending|current|good|certification|certificate|credential|license|number|no|id|bacb|behavior|date|earned|issue|since|in|exam|scheduled|emitid[ao]|vence|vencio|vencid[ao]|vigente|numero|estado|caduca|rbt)$/
const lone =
  /^(?:\d{1,4}|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|present|current|to|through|until|hasta)$/
const most = 4

const isStatus = (clause: Clause): boolean => {
  const words = clause.words.slice(0, 14)
  const [first] = words
  if (!first || clause.words.length > 12) return false
  if (words.some(({ text }) => skills.test(text))) return false
  if (names.all(words).length > 0 && !(/^\d{2}$/.test(words[1]?.text ?? '') && /^\d{3,7}$/.test(words[2]?.text ?? '')))
    return false
  return status.test(first.text) || words.every(({ text }) => lone.test(text))
}

/**
 * Returns the clauses right behind one that names a certification with its status: “Issued 2019 · Expired 2021”,
 * “Status: inactive”.
 */
export const findStatusBehind = (clauses: Clause[], at: number): Clause[] => {
  const own = clauses[at]
  const found: Clause[] = []
  for (let next = at + 1; next < clauses.length && found.length < most; next += 1) {
    const clause = clauses[next]
    if (!clause || clause.first.isHeader || clause.section !== own?.section || !isStatus(clause)) break
    const isNear =
      clause.first.index === own.first.index ||
      ['certifications', 'education', 'top', 'skills', 'summary'].includes(clause.section)
    if (!isNear) break
    found.push(clause)
  }
  return found
}

/** Returns true if a sentence behind announces an exam. */
export const hasExamBehind = (clauses: Clause[], at: number): boolean => {
  const own = clauses[at]
  return clauses.slice(at + 1, at + 3).some(
    ({ words, section, first }) =>
      section === own?.section &&
      first.index - own.first.index <= 1 &&
      /\b(?:registered|scheduled|signed up|sit|sitting|take|taking|inscrit[ao]|programad[ao])\b(?: \w{1,12}){0,5} (?:exam|examen)\b|\bexam(?:en)? (?:is |esta )?(?:scheduled|pending|set|on|in|programado|pendiente)\b/.test(
        words
          .slice(0, 40)
          .map(({ text }) => text)
          .join(' '),
      ),
  )
}
