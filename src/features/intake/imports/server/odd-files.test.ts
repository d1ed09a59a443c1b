import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-26T18:00:00Z'))
})
afterAll(async () => await world.close())

type Layout = { uploadId: string; mapping: Record<string, number>; notes: number[]; remarks: string[] }
type Preview = {
  counts: Record<'created' | 'rejected', number>
  notes: { kind: string; values: string[] }[]
  samples: { name: string }[]
}

/** Files of made-up people, as Excel, old Macs, and other systems save them. */
const handIn = async (name: string) => {
  const bytes = await readFile(new URL(`testing/files/${name}`, import.meta.url))
  return (await upload(world, 'clinic', '/api/import-uploads', { bytes, name })).body
}
const look = async (name: string) => {
  const { uploadId: upload_id, mapping, notes, remarks } = (await handIn(name)) as unknown as Layout
  const { body } = await world.call('clinic', 'POST', '/api/imports/preview', { upload_id, mapping, notes })
  const preview = body as Preview
  const values = preview.notes.flatMap((note) => note.values)
  const { created, rejected } = preview.counts
  return { created, rejected, remarks, mapping, values, names: preview.samples.map((one) => one.name).toSorted() }
}

test.each([
  ['city-zip-leading-zero-and-tab-cells.csv', ['Cr Lead', 'Lead Zero', 'Tab Lead']],
  ['cr-only-line-ends.csv', ['Cr Only', 'Cr Two']],
  ['excel-data-on-second-sheet.xlsx', ['Second Sheet']],
  ['excel-numbers-dates-formulas-gap.xlsx', ['Xl After Gap', 'Xl Formula', 'Xl Link', 'Xl Number', 'Xl Plus']],
  ['is-html-saved-as.xls', ['A B']],
  ['linefeeds-in-quoted-cells.csv', ['After Feed', 'Line Feed']],
  ['sep-line-first.csv', ['Sep Line']],
  ['utf16le-tab-excel-unicode-text.txt', ['José Peña']],
  ['utf8-bom-semicolon.csv', ['Bom Núñez', 'Zoë O’Brien']],
  ['windows1252-quote-and-accents.csv', ['José Peña', 'Mary O’Brien Lodz']],
  ['header-only.csv', []],
])('reads each person of %s, without a remark', async (name, names) =>
  expect(await look(name)).toMatchObject({ created: names.length, rejected: 0, names, remarks: [] }),
)

test.each([
  ['excel-filtered-hidden-row.xlsx', 2, 0, '1 hidden row is read, too. Delete what you don’t want.'],
  ['extra-cell-last-name-lost.csv', 1, 0, '1 row is longer than the headings. The rest goes into a note.'],
  ['macroman-accents.csv', 1, 0, 'The file’s accents were read as an old Mac writes them (Mac Roman). Check a name.'],
  ['nul-byte-in-one-row.csv', 2, 0, 'The file held characters that aren’t text. They were removed.'],
  ['rows-with-too-few-and-too-many-cells.csv', 2, 1, '2 rows are longer than the headings. The rest goes into a note.'],
] as const)('reads %s with a remark', async (name, created, rejected, remark) =>
  expect(await look(name)).toMatchObject({ created, rejected, remarks: [remark] }),
)

test('shows the cells beyond the last column, and the accents of an old Mac', async () => {
  expect((await look('extra-cell-last-name-lost.csv')).values).toEqual([' Jane'])
  expect((await look('rows-with-too-few-and-too-many-cells.csv')).values).toEqual(['extra, cells'])
  expect((await look('macroman-accents.csv')).names).toEqual(['José Peña'])
})

test('loads no one less for a date or a number, and names what it cannot use', async () => {
  const dates = await look('dates.csv')
  expect(dates).toMatchObject({ created: 9, rejected: 0 })
  expect(dates.values).toEqual(['25/10/2026', '2/30/2026', '05.10.2026', '46000', '11/5/2062'])
  const phones = await look('phone-variants.csv')
  expect(phones).toMatchObject({ created: 19, rejected: 0 })
  expect(phones.values).toEqual([
    '+44 20 7946 0958',
    '+52 1 55 1234 5678',
    '5.12555E+09',
    '001 512 555 0166',
    '555-0174',
    'call after 5',
  ])
})

test('takes names of any script, and a formula for no name', async () => {
  const { created, rejected, names } = await look('names-emoji-rtl-formula.csv')
  expect([created, rejected]).toEqual([11, 1])
  expect(names).toEqual(expect.arrayContaining(['Emoji Girl', 'محمد', 'משה כהן', '李小龍', '=1+1']))
})

test('a heading that is there twice is a second phone or email', async () => {
  expect((await look('duplicate-header-names.csv')).mapping).toMatchObject({ phone_number: 1, other_phone: 2 })
})

test('refuses a broken workbook with a sentence at the file', async () => {
  const message = 'The file must be CSV, Excel (.xlsx), or vCard.'
  expect(await handIn('is-really-xlsx-named.csv')).toMatchObject({ error: { fields: { file: message } } })
})
