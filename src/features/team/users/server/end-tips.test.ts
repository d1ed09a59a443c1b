import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const seesTips = async (who: 'clinic' | 'manager') => {
  world.signOut(who)
  const answer = await world.call(null, 'POST', '/api/auth/sign-in/email', {
    email: `${who}@example.test`,
    password: 'correct-horse',
  })
  return (answer.body as { tips: boolean }).tips
}

test('shows tips to new people until they dismiss them, for good; a colleague still sees them', async () => {
  expect(await seesTips('clinic')).toBe(true)
  for (let n = 0; n < 2; n++) expect((await world.call('clinic', 'POST', '/api/me/tips/end', {})).status).toBe(200)
  expect(await seesTips('clinic')).toBe(false)
  expect(await seesTips('manager')).toBe(true)
})
