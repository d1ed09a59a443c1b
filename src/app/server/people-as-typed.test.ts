import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPeople } from '../../features/texting/messages/server/testing/people.ts'
import { openWorld, type World } from './testing/world.ts'

const received = 'José   O’Brien-Núñez (2)'
const typed = ['José O’Brien-Núñez', "jose o'brien", 'OBRIEN', 'o brien nunez', 'obriennunez', 'brien-nun']
const others = ['jose brien', 'nezj']

let world: World
beforeAll(async () => {
  world = await openWorld()
  const [candidateId] = await addPeople(world, 'own', 1, { full_name: received, phone_number: '512 555 7788' })
  const person = await world.inPlatform(
    async (tx) =>
      await world.addPerson(tx, {
        email: 'somebody@example.test',
        organizationId: world.own.organizationId,
        level: 'Admin',
        name: received,
      }),
  )
  await world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message: 'Good morning' })
  await world.call('platform', 'POST', '/api/prospects', { name: 'Kestrel', contact_name: received })
  const login = {
    organization_id: world.own.organizationId,
    site: 'Indeed',
    url: '',
    username: 'hiring',
    secret: 'First-2026-Wren',
  }
  const made = await world.call('admin', 'POST', '/api/logins', login)
  const { id } = made.body as { id: string }
  await world.call('admin', 'PUT', `/api/logins/${id}`, { ...login, id, owner_id: person.id })
})
afterAll(async () => await world.close())

const lists = [
  ['the directory', 'clinic', '/api/candidates?timeZone=America/New_York'],
  ['the inbox', 'clinic', '/api/texts/threads?'],
  ['the simulator', 'clinic', '/api/simulator/texts?'],
  ['User Management', 'admin', '/api/users?'],
  ['the prospects', 'platform', '/api/prospects?'],
  ['saved logins, by their owner', 'admin', '/api/logins?timeZone=America/New_York'],
] as const

test.each(lists)('%s: people are found as they are typed', async (_, who, path) => {
  const found = async (q: string) => {
    const answer = await world.call(who, 'GET', `${path}&q=${encodeURIComponent(q)}`)
    const { rows, threads, phones } = answer.body as Record<string, unknown[] | undefined>
    return [q, (rows ?? threads ?? phones)?.length]
  }
  for (const q of typed) expect(await found(q)).toEqual([q, 1])
  for (const q of others) expect(await found(q)).toEqual([q, 0])
})
