import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from './testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const ask = async (url: string, accept: string) => await world.app.inject({ method: 'GET', url, headers: { accept } })

test('an address that cannot be decoded leads a person to the start, and tells a program', async () => {
  const page = await ask('/apply/%E0%A4%A', 'text/html')
  expect([page.statusCode, page.headers.location]).toEqual([302, '/'])
  const call = await ask('/api/apply/%E0%A4%A', 'application/json')
  expect([call.statusCode, call.json()]).toMatchObject([400, { error: { message: 'We couldn’t read the request.' } }])
})
