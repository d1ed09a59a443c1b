import { expect, test } from 'vitest'
import { flowOf, usualSettings } from './flow.ts'
import { type Played, rehearse, type Stage } from './rehearse.ts'

const start = new Date('2026-11-02T15:00:00Z')
const hour = 3_600_000
const people = Array.from(
  { length: 60 },
  (_, n): Played => ({
    id: `person ${n}`,
    firstName: 'Pat',
    beginsAt: new Date(start.getTime() + n * 2 * hour),
    startsAt: null,
    language: n % 7 === 0 ? 'es' : 'en',
    candidateZone: { timeZone: 'America/Chicago', isGuess: false },
  }),
)
/** From 14:00 to 02:00 UTC texts may leave; a day has twenty free times. */
const isOpen = (at: Date) => at.getUTCHours() >= 14 || at.getUTCHours() < 2
const stage: Stage = {
  flow: flowOf('applicant', usualSettings('applicant')),
  organization: 'Bright Path ABA',
  zone: 'America/New_York',
  free: (now, booked) =>
    Array.from({ length: 14 * 20 }, (_, n) => {
      const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1 + Math.floor(n / 20), 14)
      return new Date(day + (n % 20) * 1_800_000)
    }).filter((at) => !booked.has(at.getTime())),
  guard: (_, now, lastInbound) => {
    if (isOpen(now) || (lastInbound && now.getTime() - lastInbound.getTime() < 24 * hour)) return { kind: 'now' }
    return { kind: 'held', until: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 14)) }
  },
  until: new Date(start.getTime() + 40 * 24 * hour),
  seed: 'a rehearsal',
}

const told = (seed: string) => rehearse(people, { ...stage, seed }).map(({ lines }) => lines)

test('it tells the same story each time, and another one for another seed', () => {
  expect(told('a rehearsal')).toEqual(told('a rehearsal'))
  expect(told('another')).not.toEqual(told('a rehearsal'))
})

test('nobody is texted in quiet hours, no time is given twice, and each ends with what became of them', () => {
  const outcomes = rehearse(people, stage)
  expect(outcomes.every(({ inQuietHours }) => inQuietHours === 0)).toBe(true)
  const booked = outcomes.flatMap(({ sequence, words }) => (sequence.standing === 'booked' ? [words] : []))
  expect(booked.length).toBeGreaterThan(10)
  expect(new Set(booked).size).toBe(booked.length)
  expect(outcomes.every(({ sequence }) => !['us', 'them'].includes(sequence.standing))).toBe(true)
  expect(outcomes.map(({ words }) => words).filter((words) => /has ended|waits for a person/.test(words))).toEqual([])
})

test('who is silent gets three texts, and a person whom somebody holds none', () => {
  const outcomes = rehearse(people, stage)
  const silent = outcomes.filter(({ habit }) => habit === 'silent')
  expect(new Set(silent.map(({ texts, words }) => `${texts} ${words}`))).toEqual(new Set(['3 no answer']))
  const held = outcomes.filter(({ sequence }) => sequence.standing === 'person')
  expect(held.length).toBeGreaterThan(3)
  expect(held.every(({ lines }) => lines.findLast(({ from }) => from === 'note')?.words !== 'waits for a person')).toBe(
    true,
  )
})
