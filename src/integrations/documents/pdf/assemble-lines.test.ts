import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assembleLines } from './assemble-lines.ts'
import type { Run } from './run.ts'

const run = (text: string, x: number, y: number, more: Partial<Run> = {}): Run => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  bold: false,
  ...more,
})
const texts = (runs: Run[]) => assembleLines(runs).map(({ text }) => text)
const rows = (count: number) => Array.from({ length: count }, (_, n) => n)

test('of two columns the whole left one comes first, a headline across both stays above them', () => {
  const left = rows(8).map((n) => run(`left words ${n}`, 50, 100 + n * 14))
  const right = rows(12).map((n) => run(`right words of the job ${n}`, 300, 104 + n * 13))
  const head = run('Ana Headline, a long line that goes across the page from left to right', 50, 60, { width: 480 })
  expect(texts([head, ...left, ...right])).toEqual([
    head.text,
    ...rows(8).map((n) => `left words ${n}`),
    ...rows(12).map((n) => `right words of the job ${n}`),
  ])
})

test('cells are parted where a narrow table leaves one and a half signs between them', () => {
  expect(texts([run('Deckhand', 50, 50), run('Superior Freight Lines', 105, 50)])).toEqual([
    'Deckhand\tSuperior Freight Lines',
  ])
  expect(texts([run('Deckhand', 50, 50), run('of the harbor', 102, 50)])).toEqual(['Deckhand of the harbor'])
})

test('dates at the edge of a line belong to the line', () => {
  const jobs = rows(6).flatMap((n) => [
    run(`Behavior Technician ${n}`, 50, 100 + n * 50),
    run(`Jan 20${10 + n} - Mar 20${12 + n}`, 450, 100 + n * 50),
    run('Ran sessions with clients and wrote notes', 50, 114 + n * 50),
  ])
  expect(texts(jobs).slice(0, 2)).toEqual([
    'Behavior Technician 0\tJan 2010 - Mar 2012',
    'Ran sessions with clients and wrote notes',
  ])
})

test('joins a stretch of time that a narrow column broke, and splits at wide blanks', () => {
  const broken = [
    run('Aug 2020 – May', 40, 100),
    run('Paraprofessional', 180, 100),
    run('2022', 40, 113),
    run('Helped with goals', 200, 113),
  ]
  expect(texts(broken)).toEqual(['Aug 2020 – May 2022\tParaprofessional', 'Helped with goals'])
  expect(texts([run('Bloom Health', 40, 50), run(' ', 100, 50, { width: 300 }), run('Austin, TX', 400, 50)])).toEqual([
    'Bloom Health\tAustin, TX',
  ])
})

test('widely set words are words, and runs that touch are one', () => {
  expect(texts([run('E X P E R I E N C E', 50, 50)])).toEqual(['EXPERIENCE'])
  expect(texts([run('W O R K   H I S T O R Y', 50, 50)])).toEqual(['WORK HISTORY'])
  expect(texts([run('Behav', 50, 50), run('ior', 75, 50)])).toEqual(['Behavior'])
  expect(texts([run('Behavior', 50, 50), run('Technician', 95, 50)])).toEqual(['Behavior Technician'])
  expect(texts([run('2023 – present', 50, 50), run('Behavior', 120, 50, { bold: true })])).toEqual([
    '2023 – present\tBehavior',
  ])
  expect(texts([run('Lead', 50, 50, { bold: true }), run('Technician', 70, 50)])).toEqual(['Lead Technician'])
})

const column = (side: string, x: number) =>
  fc
    .array(fc.record({ step: fc.integer({ min: 11, max: 24 }), length: fc.integer({ min: 8, max: 36 }) }), {
      minLength: 8,
      maxLength: 40,
    })
    .map((lines) => {
      let y = 60
      return lines.map(({ step, length }, n) => {
        y += step
        return run(`${side}${'x'.repeat(length)}${n}`, x, y, { width: length * 5.2 })
      })
    })

test('no line of a page with two columns holds words of both, however its rows lie', () => {
  fc.assert(
    fc.property(column('L', 40), column('R', 300), (left, right) => {
      const mixed = texts([...left, ...right].toSorted((a, b) => a.width - b.width)).filter(
        (text) => /L/.test(text) && /R/.test(text),
      )
      expect(mixed).toEqual([])
    }),
    { numRuns: 200 },
  )
})
