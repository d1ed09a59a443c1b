import { expect, test } from 'vitest'
import { createFreshDatabase } from '../../../../../db/testing/create-fresh-database.ts'
import { generateSends } from '../testing/generate-sends.ts'
import { waysOut } from '../testing/ways-out.ts'

test('of generated sends by every way out none leaves outside the hours, none to someone opted out or refused', async () => {
  const database = await createFreshDatabase()
  const report = await generateSends({ database, total: 300, rounds: 5, seed: 20_261_122 })
  expect(report.found).toEqual([])
  expect(report.forbidden).toBe(0)
  const driven = new Map(report.ways.map(({ way, generated }) => [way, generated]))
  for (const way of waysOut) expect(driven.get(way), way).toBeGreaterThan(0)
  expect(report.left).toBeGreaterThan(30)
}, 180_000)

test('the judge of generated sends is not blind: without quiet hours it finds texts outside the hours', async () => {
  const database = await createFreshDatabase()
  const report = await generateSends({ database, total: 100, rounds: 3, seed: 7, env: { QUIET_HOURS: 'off' } })
  expect(Object.keys(report.why)).toEqual(['outside the window'])
  expect(report.forbidden).toBeGreaterThan(5)
}, 120_000)
