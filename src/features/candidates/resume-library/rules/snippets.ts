import { stripContactLines } from '@reinforce/resume-reader/resume-text.ts'
import { foldCase } from '../../../../rules/fold-case.ts'

export type SnippetPart = { text: string; hit: boolean }
const fewestLetters = 3
const mostSnippets = 3
const around = 60

/** The words a résumé must hold; empty when there are too few letters to look for. */
export const splitSearch = (q: string): string[] => {
  const words = [...new Set(foldCase(q).split(/\s+/))].filter((word) => word !== '').slice(0, 8)
  return words.join('').length >= fewestLetters ? words : []
}

type Span = { from: number; until: number }

const findSpans = (line: string, words: readonly string[]): Span[] => {
  const folded = foldCase(line)
  if (folded.length !== line.length) return []
  const found: Span[] = []
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0 && found.length < 20; at = folded.indexOf(word, at + word.length))
      found.push({ from: at, until: at + word.length })
  }
  const spans: Span[] = []
  for (const span of found.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1)
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until)
    else spans.push({ ...span })
  }
  return spans
}

const splitParts = (line: string, spans: readonly Span[]): SnippetPart[] => {
  const start = Math.max(0, (spans[0]?.from ?? 0) - around)
  const end = Math.min(line.length, (spans[0]?.until ?? 0) + 2 * around)
  const parts: SnippetPart[] = []
  let at = start
  for (const { from, until } of spans.filter((span) => span.until <= end)) {
    if (from > at) parts.push({ text: line.slice(at, from), hit: false })
    parts.push({ text: line.slice(from, until), hit: true })
    at = until
  }
  const tail = line.slice(at, end) + (end < line.length ? '…' : '')
  if (tail !== '') parts.push({ text: tail, hit: false })
  const [first] = parts
  if (first && start > 0) first.text = `…${first.text}`
  return parts.map((part) => ({ ...part, text: part.text.toWellFormed() }))
}

/**
 * Up to three lines of a résumé that hold the words, with what to mark; null when a word is missing. Contact lines are stripped
 * before: no one is found by them.
 */
export const findSnippets = (resumeText: string, words: readonly string[]): SnippetPart[][] | null => {
  const stripped = stripContactLines(resumeText)
  const folded = foldCase(stripped)
  if (!words.every((word) => folded.includes(word))) return null
  return stripped
    .split('\n')
    .map((line) => ({ line, spans: findSpans(line, words) }))
    .filter(({ spans }) => spans.length > 0)
    .slice(0, mostSnippets)
    .map(({ line, spans }) => splitParts(line, spans))
}
