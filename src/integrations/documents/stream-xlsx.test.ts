import { buffer } from 'node:stream/consumers'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Cell } from '../../rules/file-formats/cell.ts'
import { streamXlsx } from './stream-xlsx.ts'

const collectBytes = async (columns: string[], rows: Cell[][]) => {
  const chunks = (async function* () {
    yield rows
  })()
  return await buffer(streamXlsx(columns, chunks))
}

test('a workbook is read back as it was written, formulas as words', async () => {
  const rows: Cell[][] = [
    ['Ana <García> & co', '=1+1', 81],
    [' spaced ', 'a\nb', 0],
    ['\u0001odd\ud800', '', 'x'],
  ]
  const read = await readSheet(await collectBytes(['Name', 'Text', 'Score'], rows))
  expect(read[0]).toEqual(['Name', 'Text', 'Score'])
  expect(read[1]).toEqual(['Ana <García> & co', '=1+1', 81])
  expect(read[2]?.[2]).toBe(0)
  expect(read[3]).toEqual(['odd\ufffd', null, 'x'])
})

test('an empty list is a workbook with its heading', async () => {
  expect(await readSheet(await collectBytes(['Name'], []))).toEqual([['Name']])
})

test('a sheet continues past column Z', async () => {
  for (const width of [26, 27, 30, 703]) {
    const columns = Array.from({ length: width }, (_, at) => `Column ${at + 1}`)
    const cells = columns.map((_, at) => at + 1)
    expect(await readSheet(await collectBytes(columns, [cells])), `${width} columns`).toEqual([columns, cells])
  }
})

test('a day is read back as a day, before March 1900 as words', async () => {
  const days = ['1900-03-01', '2024-02-29', '2026-11-22', '9999-12-31']
  const read = await readSheet(await collectBytes(['Day'], [...days.map((day) => [{ day }]), [{ day: '1900-02-28' }]]))
  expect(read.slice(1, -1).flat()).toEqual(days.map((day) => new Date(`${day}T00:00:00Z`)))
  expect(read.at(-1)).toEqual(['1900-02-28'])
})
