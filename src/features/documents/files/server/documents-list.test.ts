import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploaders } from '../contract/files.ts'
import { openDocuments, png, type Who } from './testing/documents-world.ts'

let world: Awaited<ReturnType<typeof openDocuments>>
beforeAll(async () => {
  world = await openDocuments(() => new Date('2026-11-20T18:00:00Z'))
  const { id } = await world.addFolder('Mixed files')
  await world.upload(id, 'mixed.pdf')
  await world.upload(id, 'mixed.png', png, 'manager')
  await world.upload(id, 'mixed, "=1+1".txt', Buffer.from('words'), 'manager')
  await world.upload(id, 'mixed script.pdf', Buffer.from('%PDF-1.7\n<< /S /JavaScript >>'))
})
afterAll(async () => {
  await world.close()
})

const csv = async (query: string, who: Who = 'clinic') => {
  const answer = await world.app.inject({
    url: `/api/documents/export?timeZone=America/New_York&${query}`,
    headers: { authorization: `Bearer ${await world.getToken(who)}` },
  })
  return answer.body.split('\r\n')
}

test('the list is narrowed by type, by who handed it in and by what the check found', async () => {
  const mixed = async (query: string) => await world.names(`q=mixed&${query}`)
  expect(await mixed('type=pdf')).toEqual(['mixed script.pdf', 'mixed.pdf'])
  expect(await mixed('type=image')).toEqual(['mixed.png'])
  expect(await mixed('type=text')).toEqual(['mixed, _=1+1_.txt'])
  expect(await mixed(`by=${world.users.manager.id}`)).toHaveLength(2)
  expect(await mixed('check=quarantined')).toEqual(['mixed script.pdf'])
  expect(await mixed('check=checked')).toHaveLength(3)
  expect(await mixed('check=waiting')).toEqual([])
  expect(await mixed(`by=${world.users.manager.id}&type=pdf`)).toEqual([])
  expect((await world.list('check=quarantined')).rows.every(({ kind }) => kind === 'files')).toBe(true)
})

test('those who handed something in are offered by name', async () => {
  const { people } = uploaders.reply.parse((await world.call('clinic', 'GET', '/api/documents/uploaders')).body)
  expect(people).toContainEqual({ id: world.users.clinic.id, name: 'Riley Adams' })
  expect(people.map(({ id }) => id)).not.toContain(world.users.foreign.id)
})

test('the list comes as CSV as it is filtered and ordered, safe for spreadsheets', async () => {
  const lines = await csv('q=mixed&type=pdf')
  expect(lines[0]).toBe('\ufeffName,Kind,Folder,Organization,Candidate,Bytes,Version,Added,By,Expires,Check')
  expect(lines[1]).toMatch(
    /^mixed script\.pdf,PDF,Mixed files,Bright Path ABA,,\d+,1,2026-11-20T18:00:00.000Z,Riley Adams,,Held$/,
  )
  expect(lines).toHaveLength(4)
  expect((await csv('q=mixed', 'foreign')).filter((line) => line.includes('mixed'))).toEqual([])
})
