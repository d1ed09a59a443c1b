import { expect, test } from 'vitest'
import { defaultBookingHours } from '../../../interviews/calendar/rules/availability.ts'
import { createFlow, createUsualSettings } from './flow.ts'
import { type SimulatedCandidate, type SimulationContext, simulate } from './simulate.ts'

const start = new Date('2026-11-02T15:00:00Z')
const hour = 3_600_000
const people = Array.from(
  { length: 60 },
  (_, n): SimulatedCandidate => ({
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
const stage: SimulationContext = {
  flow: createFlow('applicant', createUsualSettings('applicant')),
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
  hours: defaultBookingHours,
  until: new Date(start.getTime() + 40 * 24 * hour),
  seed: 'a rehearsal',
}

const told = (seed: string) => simulate(people, { ...stage, seed }).map(({ lines }) => lines)

test('it tells the same story each time, and another one for another seed', () => {
  expect(told('a rehearsal')).toEqual(told('a rehearsal'))
  expect(told('another')).not.toEqual(told('a rehearsal'))
})

test('texts no one in quiet hours, gives no time twice, and ends with a result for each person', () => {
  const outcomes = simulate(people, stage)
  expect(outcomes.every(({ inQuietHours }) => inQuietHours === 0)).toBe(true)
  const booked = outcomes.flatMap(({ enrollment, words }) => (enrollment.status === 'booked' ? [words] : []))
  expect(booked.length).toBeGreaterThan(10)
  expect(new Set(booked).size).toBe(booked.length)
  expect(outcomes.every(({ enrollment }) => !['scheduled', 'awaiting_reply'].includes(enrollment.status))).toBe(true)
  expect(outcomes.map(({ words }) => words).filter((words) => /has ended|waiting for staff/.test(words))).toEqual([])
})

test('a silent person gets three texts, and a paused one none', () => {
  const outcomes = simulate(people, stage)
  const silent = outcomes.filter(({ habit }) => habit === 'silent')
  expect(new Set(silent.map(({ texts, words }) => `${texts} ${words}`))).toEqual(new Set(['3 no answer']))
  const held = outcomes.filter(({ enrollment }) => enrollment.status === 'needs_staff')
  expect(held.length).toBeGreaterThan(3)
  expect(held.every(({ lines }) => lines.findLast(({ from }) => from === 'note')?.words !== 'waiting for staff')).toBe(
    true,
  )
})

test('some write their availability before the question, and get offers that fit', () => {
  // Apart from each other: who takes an hour leaves fewer that fit.
  const speaking = people.map((person): SimulatedCandidate => ({ ...person, language: 'en' }))
  const many = [0, 1, 2, 3].flatMap((round) =>
    speaking.flatMap((person) => simulate([person], { ...stage, seed: `wishes ${round}` })),
  )
  const wrote = many.filter(({ lines }) => lines[0]?.from === 'them')
  expect(wrote.length).toBeGreaterThan(5)
  expect(wrote.length).toBeLessThan(many.length / 5)
  expect(wrote.every(({ lines, person }) => lines[0] && lines[0].at < person.beginsAt)).toBe(true)
  const offers = wrote.flatMap(({ lines }) => {
    const offer = lines.find(({ from, words }) => from === 'us' && / at \d+:\d\d [AP]M/.test(words))
    return offer
      ? [{ wish: lines[0]?.words ?? '', times: [...offer.words.matchAll(/(\w{3}), \w{3} \d+ at (\d+):\d\d ([AP]M)/g)] }]
      : []
  })
  expect(offers.length).toBeGreaterThan(3)
  const fits: Record<string, (day: string, hour: number) => boolean> = {
    'I can talk Tuesday after 4': (day, hour) => day === 'Tue' && hour >= 16,
    'mornings work best for me': (_, hour) => hour < 12,
    'I am free thursday after 2': (day, hour) => day === 'Thu' && hour >= 14,
    'anytime before noon': (_, hour) => hour < 12,
  }
  for (const { wish, times } of offers)
    for (const [, day = '', hour, half] of times)
      expect([wish, day, hour, half, fits[wish]?.(day, (Number(hour) % 12) + (half === 'PM' ? 12 : 0))]).toEqual([
        wish,
        day,
        hour,
        half,
        true,
      ])
})
