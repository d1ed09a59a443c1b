import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPdf } from '../../db/demo/pdf.ts'
import { detectActiveContent } from './detect-active-content.ts'
import { findActiveContent } from './extract-text.ts'
import { createDocx, createZip } from './testing/create-zip.ts'

const pdfWith = (object: string, trailer = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${object} >>\nendobj\ntrailer << /Root 1 0 R ${trailer}>>\n%%EOF`, 'latin1')
const word = (more: Record<string, string | Buffer>) => createZip({ '[Content_Types].xml': '<Types/>', ...more })
const packed = (objects: string, trailer = '') => {
  const stream = deflateSync(Buffer.from(objects))
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n5 0 obj\n<< /Type /ObjStm /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`),
    stream,
    Buffer.from(`\nendstream\nendobj\ntrailer << ${trailer}>>\n%%EOF`),
  ])
}

test('a PDF that runs something is found, however it hides it', async () => {
  expect(await detectActiveContent(Buffer.from(createPdf('A plain page about /JavaScript skills')))).toBeNull()
  expect(await detectActiveContent(pdfWith('/S /JavaScript /JS (app.alert(1))'))).toBe('it contains a script.')
  expect(await detectActiveContent(pdfWith('/S /J#61vaScript'))).toBe('it contains a script.')
  expect(await detectActiveContent(pdfWith('/S /Launch /F (cmd.exe)'))).toBe('it starts a program when it is opened.')
  expect(await detectActiveContent(pdfWith('/Names << /EmbeddedFiles 2 0 R >>'))).toBe('another file is hidden in it.')
  expect(await detectActiveContent(packed('<< /S /JavaScript >>'))).toBe('it contains a script.')
  expect(await detectActiveContent(packed('<< /Type /Page >>'))).toBeNull()
  expect(await detectActiveContent(pdfWith('/T (>> stream\n) /A << /S /Launch >> /U (endstream)'))).toMatch(
    /starts a program/,
  )
  expect(await detectActiveContent(packed('<< /Type /Page >>', '/Encrypt 9 0 R'))).toMatch(/locked/)
  expect(await detectActiveContent(pdfWith('/S /JavaScriptLike /JSON true'))).toBeNull()
})

test('an Office file with macros, hidden programs or parts from elsewhere is found', async () => {
  expect(await detectActiveContent(createDocx('<w:p/>'))).toBeNull()
  expect(await detectActiveContent(word({ 'word/vbaProject.bin': 'x' }))).toBe('it contains macros.')
  expect(await detectActiveContent(word({ 'xl/macrosheets/sheet1.xml': 'x' }))).toBe('it contains macros.')
  expect(
    await detectActiveContent(
      createZip({
        '[Content_Types].xml':
          '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      }),
    ),
  ).toBe('it contains macros.')
  expect(await detectActiveContent(word({ 'word/embeddings/oleObject1.bin': 'x' }))).toBe(
    'another file is hidden in it.',
  )
  const link = '<Relationship Type="http://x/attachedTemplate" Target="http://evil/t.dotm" TargetMode="External"/>'
  expect(await detectActiveContent(word({ 'word/_rels/settings.xml.rels': link }))).toMatch(
    /loads parts from another place/,
  )
  const plain = '<Relationship Type="http://x/hyperlink" Target="https://example.com" TargetMode="External"/>'
  expect(await detectActiveContent(word({ 'word/_rels/document.xml.rels': plain }))).toBeNull()
})

test('an archive that unpacks to far more than its size is stopped early', async () => {
  const zeros = Buffer.alloc(120 * 1024 * 1024)
  const bomb = createZip({ '[Content_Types].xml': '<Types/>', 'word/a.xml': zeros, 'word/b.xml': zeros })
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await findActiveContent(bomb)).toMatch(/unpacks to far more|reasonable time/)
})

test('a broken file is held rather than waved through, and text needs no check', async () => {
  const cut = createDocx('<w:p/>').subarray(0, -30)
  expect(await detectActiveContent(cut)).toBe('part of it couldn’t be checked.')
  expect(await findActiveContent(Buffer.from('plain words'))).toBeNull()
  expect(await findActiveContent(pdfWith('/S /Launch'))).toMatch(/starts a program/)
})
