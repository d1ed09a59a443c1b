import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSource } from './open-source.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reinforce-test-source-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const placeFile = async (name: string, bytes: string | Uint8Array) => {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  return file
}
const loadRows = async (place: string) => {
  const { files } = await openSource(place)
  const found: Record<string, unknown[]> = {}
  for (const file of files)
    for await (const batch of file.batches())
      found[file.name] = [...(found[file.name] ?? []), ...batch.map(({ row }) => row)]
  return found
}
const head = "SET client_encoding = 'UTF8';\n"
const block = 'COPY public.locations (id, name) FROM stdin;\n1\tNorth\n2\tSo\\nuth\n\\.\n'

test('the rows of a dump are found among everything else in it, those of other tables left alone', async () => {
  const dump = await placeFile(
    'plain.sql',
    `${head}CREATE TABLE x ();\n${block}\nCOPY public.other (id) FROM stdin;\n7\n\\.\nSELECT 1;\n`,
  )
  expect(await loadRows(dump)).toEqual({
    locations: [
      { id: '1', name: 'North' },
      { id: '2', name: 'So\nuth' },
    ],
  })
})

test('a dump with more rows than a batch is read to its end', async () => {
  const lines = Array.from({ length: 5_001 }, (_, n) => `${n}\tPlace ${n}\n`).join('')
  const dump = await placeFile('long.sql', `${head}COPY locations (id, name) FROM stdin;\n${lines}\\.\n`)
  const { locations = [] } = await loadRows(dump)
  expect(locations.length).toBe(5_001)
  expect(locations.at(-1)).toEqual({ id: '5000', name: 'Place 5000' })
})

test.each([
  ['own.dump', Buffer.from('PGDMP\u0001\u000e'), /pg_restore --file=plain.sql own.dump/],
  ['packed.sql.gz', Uint8Array.from([0x1f, 0x8b, 8, 0]), /gunzip packed.sql.gz/],
  ['inserts.sql', "INSERT INTO public.locations VALUES (1, 'x');\n", /was made with --inserts/],
  ['latin.sql', `SET client_encoding = 'LATIN1';\n${block}`, /is in LATIN1/],
  ['cut.sql', 'COPY public.locations (id, name) FROM stdin;\n1\tNorth\n', /ends inside locations/],
  ['empty.sql', 'SELECT 1;\n', /has none of these tables/],
  ['nothing.sql', '', /has none of these tables/],
])('%s is refused in a sentence', async (name, bytes, sentence) => {
  await expect(openSource(await placeFile(name, bytes))).rejects.toThrow(sentence)
})

test('refuses anything but UTF-8, in a dump as in a folder', async () => {
  const bad = Buffer.concat([
    Buffer.from('COPY locations (id, name) FROM stdin;\n1\t'),
    Buffer.from([0xe9]),
    Buffer.from('\n\\.\n'),
  ])
  await expect(loadRows(await placeFile('bad.sql', bad))).rejects.toThrow('Row 1 of locations isn’t UTF-8')
  const place = await mkdtemp(path.join(folder, 'csv-'))
  await writeFile(
    path.join(place, 'locations.csv'),
    Buffer.concat([Buffer.from('id,name\n1,'), Buffer.from([0xe9, 10])]),
  )
  await expect(loadRows(place)).rejects.toThrow('locations.csv isn’t UTF-8')
})

test('a folder with two files that could be the users, and a place that is not there, are refused', async () => {
  const place = await mkdtemp(path.join(folder, 'users-'))
  await writeFile(path.join(place, 'acme_users.csv'), 'id,email\n')
  await writeFile(path.join(place, 'other_users.csv'), 'id,email\n')
  await expect(openSource(place)).rejects.toThrow('acme_users and other_users could both be the product’s users')
  await expect(openSource(path.join(folder, 'nowhere'))).rejects.toThrow(/Can’t read/)
})
