import { expect, test } from 'vitest'
import { createPdf } from '../../db/demo/pdf.ts'
import { extractDocumentText, judgeDocument } from './extract-text.ts'
import { countPlaces, lanes } from './parse-queues.ts'
import { createDocx, createZip } from './testing/create-zip.ts'

test('anyone who is signed in never waits behind files from anyone', async () => {
  const gate = Promise.withResolvers<void>()
  let ends = 0
  const endless = Array.from({ length: 6 }, async () => {
    await lanes.anybody(async () => await gate.promise)
    ends += 1
  })
  const read = await extractDocumentText(Buffer.from(createPdf('Ana\nThree years as a nanny.')))
  expect(read).toMatchObject({ ok: true })
  expect(ends).toBe(0)
  gate.resolve()
  await Promise.all(endless)
  expect(ends).toBe(endless.length)
})

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [16, 2],
])('of %i processors %i read files, and one stays free where there are several', (processors, places) => {
  expect(countPlaces(processors)).toBe(places)
})

test('a résumé that could run something is refused with what was found', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (x) >> >>\nendobj\n%%EOF')
  expect(await extractDocumentText(pdf)).toEqual({ ok: false, why: 'active', reason: 'it contains a script.' })
})

test('text of nothing but blanks is read as fast as any other', async () => {
  const started = performance.now()
  const read = await judgeDocument(Buffer.from(`nanny${' '.repeat(399_000)}three years`), 'anybody')
  expect(read).toMatchObject({ extension: 'txt', active: null })
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('of two parts with one name each is judged, and the file is held', async () => {
  const words = '<w:p><w:r><w:t>Ana</w:t></w:r></w:p>'
  const twice = createDocx(words)
  const other = createZip({ 'a.xml': 'x', 'b.xml': 'y' })
  const same = Buffer.from(other.toString('latin1').replaceAll('b.xml', 'a.xml'), 'latin1')
  expect(await judgeDocument(twice, 'own')).toMatchObject({ active: null, text: 'Ana' })
  const { detectActiveContent } = await import('./detect-active-content.ts')
  expect(await detectActiveContent(same)).toBe('two of its parts have the same name.')
  const hidden = createZip({
    'a/x.rels': '<a/>',
    'b/x.rels': '<Relationship Type="http://x/frame" TargetMode="External"/>',
  })
  const pair = Buffer.from(hidden.toString('latin1').replaceAll('b/x.rels', 'a/x.rels'), 'latin1')
  expect(await detectActiveContent(pair)).not.toBeNull()
})

test('a PDF whose packed streams come to hundreds of megabytes is not unpacked to its end', async () => {
  const { deflateSync } = await import('node:zlib')
  const packed = deflateSync(Buffer.alloc(400 * 1024 * 1024))
  const bomb = Buffer.concat([
    Buffer.from(`%PDF-1.7\n4 0 obj\n<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer << >>\n%%EOF'),
  ])
  expect(await extractDocumentText(bomb)).toEqual({ ok: false, why: 'unreadable' })
})
