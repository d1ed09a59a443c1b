import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { exportLine } from '../rules/export-row.ts'
import { isPlain } from './csv-line.ts'
import { streamExportLines, streamExportRows } from './stream-export-rows.ts'

let world: World
const now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})

/** What the rules write of these, a line each, beside what PostgreSQL wrote; and how many of those were left to the rules. */
const exportBoth = async (ids: string[]) => {
  const read = { selected: { ids }, viewing: { now, excellentFrom: 85 } }
  return await world.inPlatform(async (tx) => {
    const byRules: string[] = []
    for await (const rows of streamExportRows(tx, read)) byRules.push(...rows.map(exportLine))
    let bySql = ''
    for await (const piece of streamExportLines(tx, read)) bySql += piece
    return { byRules: byRules.join(''), bySql }
  })
}

const texts = [
  '',
  ' ',
  'Austin',
  'São Paulo',
  'a,b',
  'say "hi"',
  '"',
  ';',
  'two\nlines',
  'two\r\nlines',
  '\rx',
  '\tx',
  'x\t',
  ' x',
  'x ',
  '=1+1',
  '+1',
  '-1',
  '@sum',
  "'quoted",
  "'",
  '=cmd|"/c calc"!A1',
  '-',
  '\u00a0x',
  'x\u00a0',
  '\u2003x',
  'x\ufeff',
  '\ufeff=1',
  '\u001f',
  'a\u001f=b',
  'a\u001f b',
  '\u200bx',
  '\u0085x',
  '\u180ex',
  'x\u2028',
  '日本',
  'مرحبا',
  '👩🏽‍⚕️',
  'e\u0301',
  '{"a":1}',
  '\\x',
  '%s',
  '\u007f',
  'x'.repeat(3_000),
  `${'x'.repeat(3_000)}"`,
]
const names = [
  'Ana Garcia',
  'ana garcia',
  'ANA GARCIA',
  "sean o'neil",
  "o'neil-SMITH",
  'o"neil, SEAN',
  'Ana 3rd',
  '123',
  '1a2b 3c4d',
  'ana  garcia',
  ' ana',
  'ana ',
  '-ana',
  "ana'",
  'a--b',
  "a'-b",
  'josé maría',
  'JOSÉ',
  'İstanbul',
  'ßtraße',
  'ŉa',
  'ǆ',
  'Zoë',
  'ana\tgarcia',
  '=ana',
  '日本',
  '',
  'Ana “Annie” Garcia',
  'ana’s',
  'ana‐b',
  'Dr. Ana',
  'ana_garcia',
  'x'.repeat(120),
  'a1',
  '1',
  'a 1 b',
  'a- b',
  '{"x":1}',
  'ana\u001fgarcia',
  '\u200bana',
  'e\u0301a',
]
const phones = [
  '5122010100',
  '15122010100',
  '+15122010100',
  '(512) 201-0100',
  '512.201.0100',
  '1 (512) 201-0100',
  '+1 512 201 0100',
  '+44 20 7946 0958',
  ' + 5122010100',
  '+0122010100',
  '+1234567890',
  '1234567890',
  '512201010',
  '25122010100',
  '',
  '-5122010100',
  '=5122010100',
  '5122010100 x12',
  '٥١٢٢٠١٠١٠٠',
  '00000000000000000000015122010100',
  '512+2010100',
  '+15122010100+',
  '512,201,0100',
  '5122010100 ',
  ' 5122010100',
]
const registries = [
  'RBT-24-348734',
  'RBT-13-348734',
  'RBT-26-348734',
  'RBT-27-348734',
  'RBT-98-348734',
  'rbt24 348734',
  '1-21-45678',
  'RBT-24-12',
  'none',
  'N/A',
  ' ',
  'hello',
  'RBT-24-348734 ',
].flatMap((certification_number) => [
  { certification_number },
  { certification_number, position: 'BCBA' },
  ...['Active', 'Inactive', 'Expired', 'Not found'].flatMap((credential_status) =>
    [null, '2026-11-19', '2026-11-20', '2026-11-21', '9999-12-31'].map((credential_expires_on) => ({
      certification_number,
      credential_number: certification_number,
      credential_status,
      credential_expires_on,
    })),
  ),
  { certification_number, credential_number: 'RBT-24-000001', credential_status: 'Active' },
])
const changes: Record<string, unknown>[] = [
  ...texts.flatMap((text) =>
    ['city', 'state', 'email_address', 'status']
      .filter((field) => field === 'city' || (text !== '' && text.length < 100))
      .map((field) => ({ [field]: text })),
  ),
  ...names.map((full_name) => ({ full_name })),
  ...phones.map((phone_number) => ({ phone_number })),
  ...[
    null,
    '',
    ' ',
    '\u2003',
    'https://video.example.test/a',
    'http://x',
    'ftp://x',
    'javascript:x',
    '\nhttps://x',
  ].map((video_introduction) => ({ video_introduction })),
  ...[
    null,
    '2026-03-04',
    '2026-12-31',
    '0999-12-31',
    '1000-01-01',
    '9999-12-31',
    '10000-01-01',
    '0044-03-15 BC',
    'infinity',
  ].map((date_submitted) => ({ date_submitted })),
  ...[null, 'English', 'Spanish', 'Other'].map((preferred_language) => ({ preferred_language })),
  ...['Terminated', 'Archived', 'terminated (again)', 'Hired'].map((status) => ({ status })),
  ...[0, 1, 84, 85, 100].map((score) => ({ score_override: score })),
  { current_rbt: true },
  { skills_percentage: '71.5%', experience_percentage: '64' },
  ...registries,
]

test('a line written by PostgreSQL equals the line of the rules to the byte, no matter the typed text', async () => {
  const ids: string[] = []
  for (const change of changes) ids.push(...(await addPeople(world, 'own', 1, change)))
  const { byRules, bySql } = await exportBoth(ids)
  const [expected, written] = [byRules.split('\r\n'), bySql.split('\r\n')]
  expect(written).toEqual(expected)
  expect(bySql).toBe(byRules)
  expect(ids.length).toBeGreaterThan(400)
})

test('PostgreSQL writes the lines of most people', async () => {
  const usual = [
    {
      city: 'Austin',
      state: 'TX',
      email_address: 'ana.garcia+aba@example.test',
      certification_number: 'RBT-24-348734',
    },
    { full_name: "MARY-ANN O'NEIL", phone_number: '+15122010100', date_submitted: '2026-03-04' },
    {
      full_name: 'José',
      city: '=1+1',
      video_introduction: 'https://video.example.test/a',
      preferred_language: 'Spanish',
    },
  ]
  const odd = [{ certification_number: 'soon' }, { video_introduction: ' ' }]
  const shares: unknown[] = []
  for (const change of [...usual, ...odd]) {
    const [id = ''] = await addPeople(world, 'own', 1, change)
    const asked = sql`select ${isPlain('2026-11-20')} as plain from all_candidates c where c.id = ${id}`
    shares.push(await world.inPlatform(async (tx) => await tx.one(z.object({ plain: z.boolean() }), asked)))
  }
  expect(shares).toEqual([true, true, true, false, false].map((plain) => ({ plain })))
})
