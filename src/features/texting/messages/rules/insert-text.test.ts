import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertText } from './insert-text.ts'

const link = 'https://example.test/book'
/** `|` is the cursor, `[` and `]` in it a selection. */
const put = (marked: string, words = link) => {
  const [before = '', selected = '', after = ''] = marked.includes('|')
    ? [marked.split('|')[0], '', marked.split('|')[1]]
    : marked.split(/[‹›]/)
  const written = { text: before + selected + after, from: before.length, to: before.length + selected.length }
  const done = insertText(written, words, 'link')
  return done.problem === null ? `${done.text.slice(0, done.cursor)}|${done.text.slice(done.cursor)}` : done.problem
}

test.each([
  ['|', `${link}|`],
  ['Hello|', `Hello ${link}|`],
  ['Hello |', `Hello ${link}|`],
  ['|world', `${link} |world`],
  ['Hello | world', `Hello ${link}| world`],
  ['{{Candidate First}}|{{Organization}}', `{{Candidate First}} ${link} |{{Organization}}`],
  ['Book here:|.', `Book here: ${link}|.`],
  ['Book (|) now', `Book (${link}|) now`],
  ['Line\n|\nend', `Line\n${link}|\nend`],
  ['Ana‹Lee›Roy', `Ana ${link} |Roy`],
  ['año|ñandú', `año ${link} |ñandú`],
  ['https://a.test/|', `https://a.test/ ${link}|`],
])('a link in %s', (marked, expected) => expect(put(marked)).toBe(expected))

test('rejects words that do not fit whole, with a sentence', () => {
  const full = { text: 'a'.repeat(380), from: 380, to: 380 }
  expect(insertText(full, link, 'link')).toEqual({
    problem: 'The link needs 26 characters, only 20 of 400 left. Nothing was inserted.',
  })
  expect(insertText({ text: 'a'.repeat(401), from: 0, to: 0 }, '{{Organization}}', 'tag')).toEqual({
    problem: 'The tag needs 17 characters, none of 400 left. Nothing was inserted.',
  })
  expect(insertText({ text: 'a'.repeat(374), from: 374, to: 374 }, link, 'link')).toMatchObject({ problem: null })
})

test('all that was written is still there, and the inserted words are whole in it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), fc.nat(100), (text, at) => {
      const from = Math.min(at, text.length)
      const done = insertText({ text, from, to: from }, link, 'link')
      if (done.problem !== null) throw new Error(done.problem)
      expect(done.text.startsWith(text.slice(0, from))).toBe(true)
      expect(done.text.endsWith(text.slice(from))).toBe(true)
      expect(done.text.slice(from, done.text.length - (text.length - from)).trim()).toBe(link)
    }),
  )
})
