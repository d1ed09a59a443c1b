import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPdf } from '../../db/demo/pdf.ts'
import { extractDocumentText } from './extract-text.ts'
import { createDocx, createZip } from './testing/create-zip.ts'

/** Bytes without any sense, the same in every run. */
const noise = (bytes: number) =>
  Buffer.concat(Array.from({ length: Math.ceil(bytes / 32) }, (_, n) => createHash('sha256').update(`${n}`).digest()))

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

test('the words of a PDF are read', async () => {
  const read = await extractDocumentText(createPdf('Ana García\nThree years as a nanny.'))
  expect(read).toMatchObject({ ok: true, extension: 'pdf' })
  expect(read.ok && read.text).toContain('Three years as a nanny.')
})

test('a PDF without words is empty, not broken', async () => {
  expect(await extractDocumentText(createPdf(''))).toEqual({ ok: true, extension: 'pdf', text: '', unread: 0 })
})

test('the words of a Word document are read, a line a paragraph, entities decoded', async () => {
  const file = createDocx(
    `${paragraph('Ana &amp; Ben')}<w:p><w:r><w:t>RBT</w:t><w:tab/><w:t>2024</w:t></w:r></w:p><w:p><w:instrText>HIDDEN</w:instrText></w:p>`,
  )
  expect(await extractDocumentText(file)).toEqual({
    ok: true,
    extension: 'docx',
    text: 'Ana & Ben\nRBT\t2024',
    unread: 0,
  })
})

test('text is read in the encodings that people save', async () => {
  for (const bytes of [
    Buffer.from('José\r\nRBT'),
    Buffer.from('José\r\nRBT', 'latin1'),
    Buffer.from('\ufeffJosé\r\nRBT', 'utf16le'),
  ]) {
    const read = await extractDocumentText(bytes)
    expect(read.ok && read.text.replace('\ufeff', '')).toBe('José\nRBT')
  }
})

test('the content decides: pictures, programs and noise are no résumé', async () => {
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
  for (const bytes of [picture, Buffer.from('MZ\u0090\0\u0003\0\0\0'), noise(4_000), createZip({ 'a.txt': 'a' })])
    expect(await extractDocumentText(bytes)).toEqual({ ok: false, why: 'kind' })
})

test('a broken PDF is refused', async () => {
  const whole = Buffer.from(createPdf('Ana'))
  expect(await extractDocumentText(Buffer.concat([whole.subarray(0, 20), noise(3_000)]))).toEqual({
    ok: false,
    why: 'unreadable',
  })
})

test('a document that unpacks to hundreds of megabytes is refused', async () => {
  expect(await extractDocumentText(createDocx(paragraph('a'.repeat(300_000_000))))).toEqual({
    ok: false,
    why: 'unreadable',
  })
})

test('refuses a document whose directory is false about its content', async () => {
  const file = createDocx(paragraph('Ana'))
  file.writeUInt32LE(0xfffffff0, file.length - 6)
  expect((await extractDocumentText(file)).ok).toBe(false)
})

test('reading ends when it takes too long', async () => {
  expect(await extractDocumentText(createPdf('Ana'), { milliseconds: 1, megabytes: 64 })).toEqual({
    ok: false,
    why: 'slow',
  })
})

test('many at once all get their turn', async () => {
  const all = await Promise.all(
    Array.from({ length: 6 }, async (_, n) => await extractDocumentText(createDocx(paragraph(`Ana ${n}`)))),
  )
  expect(all.map((one) => one.ok && one.text)).toEqual(Array.from({ length: 6 }, (_, n) => `Ana ${n}`))
})

const wordXml = (text: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph(text)}</w:body></w:document>`
const relations = (target: string) =>
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  `<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/>` +
  '</Relationships>'
const types = (name: string) =>
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>` +
  '</Types>'

test.each(['word/document2.xml', '/word/document2.xml'])(
  'a Word file is read whose relations name its main part %s',
  async (target) => {
    const file = createZip({
      '[Content_Types].xml': types('word/document2.xml'),
      '_rels/.rels': relations(target),
      'word/document2.xml': wordXml('Ana Beispiel'),
    })
    expect(await extractDocumentText(file)).toMatchObject({ ok: true, extension: 'docx', text: 'Ana Beispiel' })
  },
)

test('relations that name no part of the file lead nowhere else', async () => {
  const file = createZip({
    '[Content_Types].xml': types('word/document.xml'),
    '_rels/.rels': relations('../../etc/passwd'),
    'word/document.xml': wordXml('Ana'),
  })
  expect(await extractDocumentText(file)).toMatchObject({ ok: true, text: 'Ana' })
})

test.each(['\n', '\r\n\r\n<junk>\r\n', '\ufeff'])(
  'a PDF is read with %j before its header, never as code',
  async (before) => {
    const read = await extractDocumentText(Buffer.concat([Buffer.from(before), createPdf('Three years as a nanny.')]))
    expect(read).toMatchObject({ ok: true, extension: 'pdf' })
    expect(read.ok && read.text).toBe('Three years as a nanny.')
  },
)

test('a web page is no resume file, by any name', async () => {
  const page = Buffer.from('<html><body><p>Ana</p><p style="display:none">RBT since 2021</p></body></html>')
  expect(await extractDocumentText(page)).toEqual({ ok: false, why: 'kind' })
})
