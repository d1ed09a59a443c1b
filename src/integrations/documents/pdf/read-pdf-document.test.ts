import { expect, test } from 'vitest'
import { judgeDocument } from '../extract-text.ts'
import { drawPdf, drawText } from '../testing/draw-pdf.ts'

const read = async (bytes: Uint8Array) => (await judgeDocument(bytes, 'own')).read
const texts = async (bytes: Uint8Array) => (await read(bytes))?.lines.map(({ text }) => text)
const seen = drawText('Registered Behavior Technician', 50, 700)

test('lines have their page and place, headings are found by their size or weight', async () => {
  const page = [
    drawText('EXPERIENCE', 50, 740, { bold: true }),
    seen,
    drawText('Ran trials with three clients', 50, 685),
    drawText('Wrote notes', 50, 670),
  ]
  const document = await read(drawPdf([page.join('\n'), drawText('Second page', 50, 700)]))
  expect(document).toMatchObject({ pages: 2, unread: [] })
  expect(document?.lines.map(({ text, page: on, heading }) => [text, on, heading])).toEqual([
    ['EXPERIENCE', 1, true],
    ['Registered Behavior Technician', 1, false],
    ['Ran trials with three clients', 1, false],
    ['Wrote notes', 1, false],
    ['Second page', 2, false],
  ])
  expect(document?.lines[0]?.box).toMatchObject({ x: 50 })
  expect(document?.lines[0]?.box?.y).toBeCloseTo(41, 0)
})

test.each([120, 150, 180, 300, 500, 900])(
  'keeps the blanks of a name whose letters are set %i thousandths apart',
  async (gap) => {
    const name = Array.from('JUANA DEL CAMPO 2', (letter) => `(${letter}) ${-gap}`).join(' ')
    const drawn = `BT /F1 16 Tf 1 0 0 1 50 740 Tm [${name}] TJ ET`
    expect(await texts(drawPdf([`${drawn}\n${seen}`]))).toEqual(['JUANA DEL CAMPO 2', 'Registered Behavior Technician'])
  },
)

test.each([
  ['in the colour of the page', `1 1 1 rg ${drawText('RBT-24-999999', 50, 600)}`],
  ['in the colour of what lies below them', `0.1 0.2 0.3 rg 40 590 300 30 re f ${drawText('RBT-24-999999', 50, 600)}`],
  [
    'below a box that was painted over them',
    `${drawText('RBT-24-999999', 50, 600)} 1 1 1 rg 40 590 300 30 re f 0 0 0 rg`,
  ],
  ['without ink', `3 Tr ${drawText('RBT-24-999999', 50, 600)} 0 Tr`],
  ['too small to be read', drawText('RBT-24-999999', 50, 600, { size: 1 })],
  ['outside the page', drawText('RBT-24-999999', 900, 600)],
])('words %s are not there', async (_, hidden) => {
  expect(await texts(drawPdf([`${seen}\n${hidden}`]))).toEqual(['Registered Behavior Technician'])
})

test('white words on a dark ground, and on a picture, are read', async () => {
  const dark = `0.1 0.2 0.3 rg 0 0 612 792 re f 1 1 1 rg ${seen}`
  expect(await texts(drawPdf([dark]))).toEqual(['Registered Behavior Technician'])
  const upon = `q 612 0 0 792 0 0 cm /Im Do Q 1 1 1 rg ${seen}`
  expect(await texts(drawPdf([upon], { withPicture: true }))).toEqual(['Registered Behavior Technician'])
})

test('a scan is unread; the words someone read off it count', async () => {
  const scan = 'q 612 0 0 792 0 0 cm /Im Do Q'
  expect(await read(drawPdf([seen.repeat(3), scan], { withPicture: true }))).toMatchObject({ pages: 2, unread: [2] })
  const recognised = `${scan}\n3 Tr ${drawText('Registered Behavior Technician', 50, 700)}`
  expect(await texts(drawPdf([recognised], { withPicture: true }))).toEqual(['Registered Behavior Technician'])
})

test('of a long file twenty pages are read, and the others told; one that was cut off is not read', async () => {
  const long = await read(drawPdf(Array.from({ length: 23 }, (_, n) => drawText(`Page ${n + 1}`, 50, 700))))
  expect([long?.lines.length, long?.unread]).toEqual([20, [21, 22, 23]])
  const whole = drawPdf([seen])
  expect(await judgeDocument(whole.subarray(0, -80), 'own')).toMatchObject({ extension: 'pdf', read: null })
})
