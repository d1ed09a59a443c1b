import { expect, test } from 'vitest'
import { judgeDocument } from '../extract-text.ts'
import { createDocx, createZip } from '../testing/create-zip.ts'

const lines = async (bytes: Uint8Array) => {
  const judged = await judgeDocument(bytes, 'own')
  return judged.read?.lines.map(({ text }) => text) ?? judged
}
const run = (text: string, look = '') =>
  `<w:r>${look ? `<w:rPr>${look}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (...runs: string[]) => `<w:p>${runs.map((each) => (each.startsWith('<') ? each : run(each))).join('')}</w:p>`
const table = (...rows: string[][][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell.map((line) => p(line)).join('')}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

test('a table row is one line; a table that only sets columns is read a cell after the other; a date comes before its subject', async () => {
  const body = [
    table([['RBT'], ['2024'], ['Active']]),
    table([
      ['Skills', 'DTT', 'NET'],
      ['Experience', 'Technician'],
    ]),
    table([['2019 – 2021'], ['Nanny', 'Cared for twins']]),
  ].join('')
  expect(await lines(createDocx(body))).toEqual([
    'RBT\t2024\tActive',
    'Skills',
    'DTT',
    'NET',
    'Experience',
    'Technician',
    '2019 – 2021\tNanny',
    'Cared for twins',
  ])
})

test('headers come first and footers last, a text box once, lists with bullets, boxes ticked or not', async () => {
  const box = `<w:txbxContent>${p('In the box')}</w:txbxContent>`
  const body = [
    `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    `<w:p><w:pPr><w:numPr/></w:pPr>${run('Ran trials')}</w:p>`,
    p(
      '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>',
      ' CPR ',
      '<w:r><w:sym w:font="Wingdings" w:char="F0A8"/></w:r>',
      ' CPI',
    ),
  ].join('')
  const file = createZip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types>' +
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>' +
      '</Types>',
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    'word/footer1.xml': `<w:ftr>${p('Page 1')}</w:ftr>`,
    'word/header1.xml': `<w:hdr>${p('Ana García')}</w:hdr>`,
  })
  expect(await lines(file)).toEqual(['Ana García', 'In the box', '• Ran trials', '☒ CPR ☐ CPI', 'Page 1'])
})

test.each([
  ['<w:pStyle w:val="ListBullet"/>', '• Ran trials'],
  ['<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>', '• Ran trials'],
  ['<w:pStyle w:val="ListBullet"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>', 'Ran trials'],
  ['<w:pStyle w:val="ListContents"/>', 'Ran trials'],
  ['<w:pStyle w:val="ListHeading"/>', 'Ran trials'],
])('a Word paragraph with %s reads %j', async (look, line) => {
  expect(await lines(createDocx(`<w:p><w:pPr>${look}</w:pPr>${run('Ran trials')}</w:p>`))).toEqual([line])
})

test('omits parts of a Word document that a person does not see', async () => {
  const body = [
    p(
      run('Seen'),
      run(' vanished', '<w:vanish/>'),
      run(' white', '<w:color w:val="FFFFFF"/>'),
      run(' tiny', '<w:sz w:val="2"/>'),
    ),
    p(`<w:del><w:r><w:delText>deleted</w:delText></w:r></w:del>`, 'kept'),
    `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr>${p(run('White on blue', '<w:color w:val="FFFFFF"/>'))}</w:tc></w:tr></w:tbl>`,
  ].join('')
  expect(await lines(createDocx(body))).toEqual(['Seen', 'kept', 'White on blue'])
})

test('a style may hide words, in Word and in rich text', async () => {
  const file = createZip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types>' +
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>' +
      '</Types>',
    'word/document.xml':
      `<w:document><w:body>${p('Seen')}<w:p><w:pPr><w:pStyle w:val="Ghost"/>` +
      `</w:pPr>${run('RBT-24-999999')}</w:p>${p(run('RBT-24-888888', '<w:rStyle w:val="Faint"/>'))}</w:body>` +
      '</w:document>',
    'word/styles.xml':
      '<w:styles><w:style w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Faint">' +
      '<w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style><w:style w:styleId="Normal"><w:rPr><w:sz w:val="22"/>' +
      '</w:rPr></w:style></w:styles>',
  })
  expect(await lines(file)).toEqual(['Seen'])
  expect(await lines(Buffer.from('{\\rtf1 Seen{\\deleted gone}\\par}'))).toEqual(['Seen'])
})

test('keeps the cells of a table inside of a cell apart in rich text', async () => {
  const inner = [
    String.raw`\pard\intbl\itap2 Behavior Technician\nestcell 03/2022 - Present\nestcell`,
    String.raw`{\*\nesttableprops\trowd\cellx900\nestrow}{\nonesttables\par}`,
  ].join('')
  const next = String.raw`\pard\intbl\itap2 Ran programs\nestcell{\*\nesttableprops\trowd\cellx900\nestrow}{\nonesttables\par}`
  const rtf = String.raw`{\rtf1\trowd\cellx100\cellx999\pard\intbl Skills\cell ${inner}${next}\cell\row\pard Education\par}`
  expect(await lines(Buffer.from(rtf))).toEqual([
    'Skills',
    'Behavior Technician\t03/2022 - Present',
    'Ran programs',
    'Education',
  ])
})

test('an OpenDocument text is read: headings, lists, tables, its header; nothing that is hidden or deleted', async () => {
  const file = createZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml':
      '<office:document-content><office:automatic-styles><style:style style:name="T1">' +
      `<style:text-properties text:display="none"/></style:style></office:automatic-styles>
      <office:body><office:text><text:tracked-changes><text:p>old</text:p></text:tracked-changes>` +
      `<text:h>EXPERIENCE</text:h>
      <text:p>Technician<text:tab/>2021<text:span text:style-name="T1">hidden</text:span></text:p>
      <text:list><text:list-item><text:p>Ran&#x20;trials</text:p></text:list-item></text:list>
      <table:table><table:table-row><table:table-cell><text:p>RBT</text:p></table:table-cell>` +
      `<table:table-cell><text:p>2024</text:p></table:table-cell></table:table-row></table:table>
      </office:text></office:body></office:document-content>`,
    'styles.xml':
      '<office:document-styles><style:header><text:p>Ana García</text:p></style:header></office:document-styles>',
  })
  expect(await lines(file)).toEqual(['Ana García', 'EXPERIENCE', 'Technician\t2021', '• Ran trials', 'RBT\t2024'])
})

test('rich text is read in its code page, with tables, without what is hidden; one that was cut off is not', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\colortbl;\red255\green255\blue255;}{\*\generator X;}{\info{\title Secret}}
\b Jos\'e9 \u8211? RBT\b0\par Ran trials\line wrote notes{\v hidden}{\cf1 white}\par
\trowd\intbl RBT\cell 2024\cell\row\pard \bullet  CPR\par}`
  expect(await lines(Buffer.from(rtf, 'latin1'))).toEqual([
    'José – RBT',
    'Ran trials',
    'wrote notes',
    'RBT\t2024',
    '• CPR',
  ])
  expect(await judgeDocument(Buffer.from(rtf.slice(0, -40), 'latin1'), 'own')).toMatchObject({
    extension: 'rtf',
    read: null,
  })
})

test.each([
  ['UTF-8', Buffer.from('José – RBT')],
  ['UTF-8 with its mark', Buffer.from('\ufeffJosé – RBT')],
  ['UTF-16 with its mark', Buffer.from('\ufeffJosé – RBT', 'utf16le')],
  ['UTF-16 without its mark', Buffer.from('José – RBT', 'utf16le')],
  ['UTF-16, the large end first', Buffer.from('José – RBT', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from([0x4a, 0x6f, 0x73, 0xe9, 0x20, 0x96, 0x20, 0x52, 0x42, 0x54])],
  ['that of old Macs', Buffer.from([0x4a, 0x6f, 0x73, 0x8e, 0x20, 0xd0, 0x20, 0x52, 0x42, 0x54])],
])('a text file is read in %s', async (_, bytes) => {
  expect(await lines(bytes)).toEqual(['José – RBT'])
})

test('objects and macros in rich and open text are found', async () => {
  const rtf = String.raw`{\rtf1 Ana{\object\objemb{\*\objdata 0105}}}`
  expect(await judgeDocument(Buffer.from(rtf), 'own')).toMatchObject({ active: 'another file is hidden in it.' })
  const odt = createZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<a/>',
    'Basic/Standard/Module1.xml': 'Sub',
  })
  expect(await judgeDocument(odt, 'own')).toMatchObject({ active: 'it contains macros.' })
})
