import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const draft = async (resumeText: string) =>
  (
    await world.call('clinic', 'POST', '/functions/v1/generate-text-message', {
      resumeText,
      organizationName: 'Bright Path ABA',
      userFirstName: 'Riley',
      candidateFirstName: 'Ana',
    })
  ).body

test('a draft comes from the résumé; an empty résumé gives the words of section 8', async () => {
  expect(await draft('Two years as a nanny. Call 512-555-0101.')).toEqual({
    message:
      'Hi Ana, this is Riley with Bright Path ABA. I read your résumé, and your two years as a nanny stood out. When would be a good time to talk?',
    source: 'composed',
  })
  expect(await draft(' \n ')).toEqual({ error: 'No message generated' })
})
