import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPdf } from '../../db/demo/pdf.ts'
import { judgeDocument } from './extract-text.ts'
import { createDocx, createZip } from './testing/create-zip.ts'
import { drawPdf, drawText } from './testing/draw-pdf.ts'

/** Numbers without any sense, the same in every run. */
const numbers = (seed: string) => {
  let at = 0
  return (below: number) => {
    at += 1
    return createHash('sha256').update(`${seed} ${at}`).digest().readUInt32LE(0) % below
  }
}
const damaged = (whole: Buffer, seed: string): Buffer => {
  const next = numbers(seed)
  const bytes = Buffer.from(whole)
  for (let n = 0; n < 12; n += 1) bytes[next(bytes.length)] = next(256)
  return next(3) === 0 ? bytes.subarray(0, next(bytes.length)) : bytes
}

const paragraph = '<w:p><w:r><w:t>Behavior Technician, 2021 – Present</w:t></w:r></w:p>'
const rtf = (body: string) => Buffer.from(`{\\rtf1\\ansi ${body}}`, 'latin1')
const odt = (body: string) =>
  createZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:body><office:text>${body}</office:text></office:body>`,
  })
const sound = {
  pdf: Buffer.from(createPdf('Ana García\nBehavior Technician, 2021 - Present')),
  columns: drawPdf([
    Array.from(
      { length: 12 },
      (_, n) => `${drawText('Skills and more', 40, 700 - n * 14)} ${drawText('Ran trials', 320, 700 - n * 14)}`,
    ).join('\n'),
  ]),
  docx: createDocx(paragraph.repeat(20)),
  odt: odt('<text:p>Behavior Technician</text:p>'.repeat(20)),
  rtf: rtf('Behavior Technician\\par '.repeat(20)),
}

test('damaged files of every kind are answered, each within its limits', async () => {
  const files = Object.entries(sound).flatMap(([kind, whole]) =>
    Array.from({ length: 8 }, (_, n) => damaged(whole, `${kind} ${n}`)),
  )
  const judged = await Promise.all(files.map(async (bytes) => await judgeDocument(bytes, 'own')))
  expect(judged).toHaveLength(40)
  expect(judged.filter(({ read }) => read !== null && read.lines.some(({ text }) => text === ''))).toEqual([])
  expect(judged.some(({ read }) => read !== null)).toBe(true)
  expect(judged.some(({ read }) => read === null)).toBe(true)
})

const nested = (open: string, close: string, times: number) => `${open.repeat(times)}words${close.repeat(times)}`
test.each([
  [
    'tables within tables',
    createDocx(nested('<w:tbl><w:tr><w:tc><w:p><w:r><w:t>', '</w:t></w:r></w:p></w:tc></w:tr></w:tbl>', 20_000)),
  ],
  [
    'text boxes within text boxes',
    createDocx(nested('<w:p><w:r><w:txbxContent>', '</w:txbxContent></w:r></w:p>', 20_000)),
  ],
  ['elements that never end', createDocx('<w:p><w:r><w:t>'.repeat(60_000))],
  ['signs that open tags', createDocx('<'.repeat(1_000_000))],
  [
    'a list within a list',
    odt(nested('<text:list><text:list-item><text:p>', '</text:p></text:list-item></text:list>', 20_000)),
  ],
  ['groups within groups', rtf('{'.repeat(1_000_000) + '}'.repeat(1_000_000))],
  ['colour tables without an end', rtf('{\\colortbl'.repeat(100_000))],
  ['control words', rtf('\\b'.repeat(500_000))],
  ['one line of a million signs', Buffer.from('Behavior Technician '.repeat(50_000))],
  ['states that are kept and never given back', drawPdf(['q '.repeat(300_000) + drawText('Ana', 50, 700)])],
  ['a hundred thousand areas', drawPdf(['0 0 9 9 re f '.repeat(60_000) + drawText('Ana', 50, 700)])],
  [
    'a page of ten thousand words',
    drawPdf([Array.from({ length: 10_000 }, (_, n) => drawText('a', n % 600, (n * 7) % 780)).join(' ')]),
  ],
])('%s are answered', async (_, bytes) => {
  expect(await judgeDocument(bytes, 'own')).toHaveProperty('extension')
})
