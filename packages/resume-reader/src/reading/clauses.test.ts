import { expect, test } from 'vitest'
import { parseCases } from '../testing/parse-cases.ts'
import { toDocument } from '../testing/to-document.ts'
import { splitClauses } from './clauses.ts'
import { assignSections } from './sections.ts'

const clauses = (text: string, heading = -1) => {
  const lines = toDocument(text).lines.map((line, at) => ({ ...line, heading: at === heading }))
  return splitClauses(assignSections(lines))
}
/** The clauses of a text, parted by strokes. */
const parted = (text: string) =>
  clauses(text)
    .map(({ words }) => words.map(({ raw }) => raw).join(' '))
    .join(' | ')

const signs = parseCases(`
one; two => one | two
one! two => one | two
one? two => one | two
one\ttwo => one | two
one • two => one | two
one ● two => one | two
one ▪ two => one | two
one | two => one | two
one · two => one | two
one * two => one | two
one *two => one two
one* two => one two
one - two => one two
one, two => one two
one. two => one | two
one.two => one two
no. two => no two
exp. two => exp two
approx. two => approx two
dr. two => dr two
mrs. two => mrs two
st. two => st two
ave. two => ave two
vs. two => vs two
inc. two => inc two
cert. two => cert two
hrs. two => hrs two
yrs. two => yrs two
jan. two => jan two
sept. two => sept two
dec. two => dec two
dept. two => dept two
vol. two => vol two
ed. two => ed two
sra. two => sra two
num. two => num two
mo. two => mo two
know. two => know | two
expo. two => expo | two
B. two => B two
K. two => K two
Bo. two => Bo | two
`)
test.each(signs)('%j is parted by its signs', (text, said) => expect(parted(text)).toBe(said))

const wrapped = parseCases(`
one two / three four => one two three four
One two / Three four => One two | Three four
one two, / Three => one two Three
one two & / Three => one two Three
one two - / Three => one two Three
one two– / Three => one two Three
one two/ / Three => one two Three
one, two / Three => one two | Three
one two{., !, ?, :, ;, |} / three => one two | three
one two.x / three => one two x three
one two 2021 / three => one two 2021 | three
one two 1999) / three => one two 1999 | three
one two present / three => one two present | three
one two Current / three => one two Current | three
one two now / three => one two now | three
one two presently / three => one two presently three
one two 20215 / three => one two 20215 three
one two 1899 / three => one two 1899 three
one two / name: three => one two | name three
one two / name three => one two name three
one two / a very long name of two words: three => one two a very long name of two words three
one two / a very long name of many words: three => one two a very long name of many words three
one two / 1name: three => one two | 1name three
one two with / Three => one two with Three
one two in / Three => one two in Three
one two of / Three => one two of Three
one two and / Three => one two and Three
one two or / Three => one two or Three
one two the / Three => one two the Three
one two a / Three => one two a Three
one two an / Three => one two an Three
one two for / Three => one two for Three
one two to / Three => one two to Three
one two no / Three => one two no Three
one two not / Three => one two not Three
one two con / Three => one two con Three
one two de / Three => one two de Three
one two y / Three => one two y Three
one two para / Three => one two para Three
one two la / Three => one two la Three
one two el / Three => one two el Three
one two los / Three => one two los Three
one two sin / Three => one two sin Three
one two bewith / Three => one two bewith | Three
one two within / Three => one two within | Three
one two dew / Three => one two dew | Three
• one two / three => one two three
• one two / • three => one two | three
• one two of / • three => one two of | three
one / • two => one | two
• one, / two => one two
EXPERIENCE / one => EXPERIENCE | one
one / SKILLS / two => one | SKILLS | two
one / Skills: two / three => one | Skills two three
one\ttwo / three => one | two | three
one / two\tthree => one | two | three
SKILLS / one of / SKILLS => SKILLS | one of | SKILLS
SKILLS / dtt => SKILLS | dtt
one two / skills - two => one two | skills two
`)
test.each(wrapped)('%j is wrapped or not', (text, said) => expect(parted(text)).toBe(said))

const listed = (...lines: [string, number][]) =>
  splitClauses(
    assignSections(
      [['Edge', 50], ['Edge', 50], ['Edge', 50], ...lines].map(([text, x]) => ({
        text: String(text),
        page: 1,
        box: { x: Number(x), y: 0, width: 9, height: 9 },
        heading: false,
      })),
    ),
  )
    .slice(3)
    .map(({ words }) => words.map(({ raw }) => raw).join(' '))
    .join(' | ')

test('indented lines are a list with drawn marks: one that begins small, or behind an open end, continues', () => {
  expect(listed(['One two', 70], ['Three', 70])).toBe('One two | Three')
  expect(listed(['One two', 70], ['three', 70])).toBe('One two three')
  expect(listed(['One two', 70], ['  three', 70])).toBe('One two three')
  for (const open of ['in', 'of', 'with', 'and', 'or', 'the', 'a', 'an', 'to', 'for', 'en', 'de', 'con', 'y'])
    expect(listed([`One ${open}`, 70], ['Three', 70]), open).toBe(`One ${open} Three`)
  expect(listed(['One,', 70], ['Three', 70])).toBe('One Three')
  for (const shut of ['within', 'tom', 'One, two', 'One in two'])
    expect(listed([shut, 70], ['Three', 70]), shut).toBe(`${shut.replace(',', '')} | Three`)
  expect(listed(['One', 50], ['three', 70])).toBe('One | three')
  expect(listed(['One,', 70], ['• Three', 70])).toBe('One | Three')
})

test('a clause knows its part and its first line, and a broken word its hyphen', () => {
  const [first, second] = clauses('one multi-\nlingual two\nSKILLS').map(({ words, section, first: line }) => ({
    gaps: words.map(({ gap }) => gap),
    lines: words.map(({ line: at }) => at),
    section,
    first: line.index,
  }))
  expect(first).toEqual({ gaps: ['', ' ', '-', ' '], lines: [0, 0, 1, 1], section: 'top', first: 0 })
  expect(second).toEqual({ gaps: [''], lines: [2], section: 'skills', first: 2 })
  expect(clauses('one,\ntwo').map(({ words }) => words.map(({ gap }) => gap))).toEqual([['', ' ']])
})

test('an entry of a list that is seventy signs long has wrapped', () => {
  expect(clauses(`• ${'x'.repeat(68)}\nOver`)).toHaveLength(1)
  expect(clauses(`• ${'x'.repeat(67)}\nOver`)).toHaveLength(2)
  expect(clauses(`${'x'.repeat(70)}\nOver`)).toHaveLength(2)
})

test('a line set as a heading does not continue with one that is none', () => {
  expect(clauses('one two\nthree', 0)).toHaveLength(2)
  expect(clauses('one two\nthree')).toHaveLength(1)
})
