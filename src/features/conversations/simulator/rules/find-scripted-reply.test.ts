import { classifyReply } from '@reinforce/reply-reader/replies/classify-reply.ts'
import type { Expectation } from '@reinforce/reply-reader/replies/expectation.ts'
import { expect, test } from 'vitest'
import { findScriptedReply } from './find-scripted-reply.ts'
import { type PlayedRole, playedRoles } from './roles.ts'

const question: Expectation = { kind: 'question', topic: 'hours' }
const ids = Array.from({ length: 200 }, (_, at) => `text ${at}`)
const answers = (role: PlayedRole, asked: Expectation = question) =>
  ids.flatMap((id) => findScriptedReply(role, { id, language: 'en', asked }) ?? [])
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

test('the same text gets the same words, no matter who asks how often', () => {
  for (const role of playedRoles)
    for (const id of ids.slice(0, 20)) {
      const of = { id, language: 'en' as const, asked: question }
      expect(findScriptedReply(role, of)).toEqual(findScriptedReply(role, of))
    }
  expect(new Set(answers('cooperative').map(({ words }) => words)).size).toBeGreaterThan(5)
})

test('a silent person never answers, the others mostly do, and no sooner than a minute later', () => {
  expect(answers('silent')).toEqual([])
  for (const role of ['cooperative', 'slow', 'confused', 'spanish'] as const) {
    expect(answers(role).length).toBeGreaterThan(160)
    expect(answers(role).every(({ minutes }) => Number.isInteger(minutes) && minutes >= 1)).toBe(true)
  }
})

test('a cooperative person is quick and can be read, a slow one takes an hour and more', () => {
  expect(median(answers('cooperative').map(({ minutes }) => minutes))).toBeLessThan(5)
  expect(Math.min(...answers('slow').map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(60)
  const now = new Date('2026-12-01T17:00:00Z')
  const isRead = (words: string) =>
    classifyReply(words, { expectation: question, now, timeZone: 'America/Chicago', second: () => [] }).act === 'answer'
  const share = (role: PlayedRole) => {
    const all = answers(role)
    return all.filter(({ words }) => isRead(words)).length / all.length
  }
  expect(share('cooperative')).toBeGreaterThan(0.9)
  expect(share('confused')).toBeLessThan(0.8)
})

test('a Spanish role replies in Spanish, no matter which language the record has', () => {
  expect(answers('spanish').some(({ words }) => words === 'sí')).toBe(true)
  expect(answers('spanish').some(({ words }) => /^(?:yes|yep|no, not)/i.test(words))).toBe(false)
})

test('gives a general answer without a question, and chooses from an offer', () => {
  const offered: Expectation = { kind: 'offer', times: [] }
  expect(answers('cooperative', offered).some(({ words }) => words === '1' || words === 'the first one')).toBe(true)
  expect(answers('cooperative', { kind: 'none' }).length).toBeGreaterThan(160)
})
