import { expect, test } from 'vitest'
import { addJitter, getMoment } from './due.ts'

const now = new Date('2026-12-01T17:00:00Z')
const begunAt = new Date('2026-12-01T16:00:00Z')
const startsAt = new Date('2026-12-03T20:00:00Z')

test('a step has its moment from the beginning or the interview; one that passed is now', () => {
  const of = { begunAt, startsAt }
  expect(getMoment({ kind: 'offer' }, of, now)).toEqual(now)
  expect(getMoment({ kind: 'offer', at: { from: 'begin', minutes: 1_440 } }, of, now)).toEqual(
    new Date('2026-12-02T16:00:00Z'),
  )
  expect(getMoment({ kind: 'offer', at: { from: 'begin', minutes: 5 } }, of, now)).toEqual(now)
  expect(getMoment({ kind: 'say', key: 'onMyWay', at: { from: 'interview', minutes: -45 } }, of, now)).toEqual(
    new Date('2026-12-03T19:15:00Z'),
  )
})

test('spreads texts for nine o’clock over the half hour after it, each always at the same moment', () => {
  const opens = new Date('2026-12-02T14:00:00Z')
  const minutes = Array.from({ length: 3_000 }, (_, at) =>
    Math.floor((addJitter(opens, `sequence ${at}`).getTime() - opens.getTime()) / 60_000),
  )
  const each = Map.groupBy(minutes, (minute) => minute)
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(0)
  expect([...each.keys()].length).toBe(30)
  expect(Math.max(...[...each.values()].map((all) => all.length))).toBeLessThan(160)
  expect(addJitter(opens, 'one')).toEqual(addJitter(opens, 'one'))
})
