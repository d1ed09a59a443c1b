import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { killNine } from '../testing/kill-nine.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

test('two processes killed in the middle text no one twice and lose no one; unclear texts are marked', async () => {
  const report = await killNine({ databaseUrl: world.databaseUrl, points: 4, texts: 1000 })
  expect(report.kills).toBe(4)
  expect(report.sent + report.unknown).toBe(report.texts)
  expect(report).toMatchObject({ doubled: 0, lost: 0, wrong: 0 })
}, 120_000)
