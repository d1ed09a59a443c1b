import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase } from '../../../db/testing/create-fresh-database.ts'
import { openSemaphore, serializeOn } from './shared-semaphore.ts'

let database: Awaited<ReturnType<typeof createFreshDatabase>>
const connected = async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return client
}
beforeAll(async () => {
  database = await createFreshDatabase()
})
afterAll(async () => {
  await database.drop()
})

test('eight places are eight over all processes, however many ask at once', async () => {
  const clients = [await connected(), await connected()]
  const processes = clients.map((client) => openSemaphore(serializeOn(() => client)))
  const asked = processes.flatMap((each) => Array.from({ length: 8 }, async () => await each.take('Mo', 8)))
  const places = (await Promise.all(asked)).filter((place) => place !== null)
  expect(places).toHaveLength(8)
  expect(await processes[0]?.take('Jo', 8)).not.toBeNull()
  places[0]?.()
  places[0]?.()
  await expect.poll(async () => await processes[1]?.take('Mo', 8)).not.toBeNull()
  expect(await processes[0]?.take('Mo', 8)).toBeNull()
  await Promise.all(clients.map(async (client) => await client.end()))
})

test('a dead process keeps no place, and a returning one has its own again', async () => {
  let client: pg.Client | null = await connected()
  const dying = openSemaphore(serializeOn(() => client))
  const other = await connected()
  const living = openSemaphore(serializeOn(() => other))
  expect(await dying.take('Al', 1)).not.toBeNull()
  expect(await living.take('Al', 1)).toBeNull()
  await client.end()
  client = null
  expect(await dying.take('Al', 1), 'without a connection it counts its own').toBeNull()
  await expect.poll(async () => await living.take('Al', 1)).not.toBeNull()
  client = await connected()
  await dying.reacquire(client)
  expect(await dying.take('Al', 1)).toBeNull()
  await Promise.all([client.end(), other.end()])
})
