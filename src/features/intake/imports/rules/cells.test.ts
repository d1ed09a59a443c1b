import { describe, expect, test } from 'vitest'
import {
  parseChoiceCell,
  parseLineCell,
  parsePhoneCell,
  parsePositionCell,
  parseStateCell,
  parseUrlCell,
  parseYesNoCell,
  readEmailCell,
  readTextCell,
} from './cells.ts'

const kept = (value: unknown) => ({ ok: true, value })
const sentence: unknown = expect.stringMatching(/\.$/)
const noted = (value: unknown) => ({ ok: true, value, note: sentence })

describe('phones', () => {
  test.each([
    '8085550180',
    '1 773 555 0178',
    '615.555.0196',
    '+19725550105',
    '917-555-0105 x12',
    '832-555-0114 X12',
    '(917) 555-0147',
  ])('%s is kept as received', (text) => expect(parsePhoneCell(text)).toEqual(kept(text)))
  test('a spreadsheet’s apostrophe is no part of the number', () =>
    expect(parsePhoneCell("'8085550132")).toEqual(kept('8085550132')))
  test.each(['+44 20 7946 0391', '555-0129', '911-555-0129'])('%s is kept and noted', (text) =>
    expect(parsePhoneCell(text)).toEqual(noted(text)),
  )
  test('words are no phone', () => {
    expect(parsePhoneCell('call after 5pm')).toEqual({
      ok: true,
      value: null,
      note: '"call after 5pm" isn’t a phone number and was skipped.',
    })
    expect(parsePhoneCell('1'.repeat(10_000_000))).toEqual(noted(null))
    expect(parsePhoneCell(' ')).toEqual(kept(null))
  })
})

test.each([
  ['CO ', kept('CO')],
  ['Ill.', kept('IL')],
  ['TEXAS', kept('TX')],
  ['tx', kept('TX')],
  ['', kept(null)],
  ['Ontario', noted('Ontario')],
])('the state %j', (text, cell) => expect(parseStateCell(text)).toEqual(cell))

describe('yes and no', () => {
  test.each(['Currently', 'CURRENTLY', 'Y', '1', 'Yes', 'yes ', 'TRUE'])('%s is yes', (text) =>
    expect(parseYesNoCell(text, 'RBT')).toEqual(kept(true)),
  )
  test.each(['No', 'n', 'NO', 'false', 'FALSE', '0', 'N/A'])('%s is no', (text) =>
    expect(parseYesNoCell(text, 'RBT')).toEqual(kept(false)),
  )
  test('a no with a but is no and noted', () => {
    expect(parseYesNoCell('No – but 40 hr course done', 'RBT')).toEqual({
      ok: true,
      value: false,
      note: 'RBT: "No – but 40 hr course done".',
    })
    expect(parseYesNoCell('not currently', 'RBT')).toEqual(noted(false))
    expect(parseYesNoCell('Yes, since 2021', 'RBT')).toEqual(noted(true))
  })
  test('skips anything else, blank is unknown', () => {
    expect(parseYesNoCell('maybe', 'RBT')).toEqual(noted(null))
    expect(parseYesNoCell('12', 'RBT')).toEqual(noted(null))
    expect(parseYesNoCell(' ', 'RBT')).toEqual(kept(null))
  })
})

test('positions are read, a BCaBA is noted, others refuse the row', () => {
  expect(parsePositionCell('RBT / BT')).toEqual(kept('RBT'))
  expect(parsePositionCell('BCABA')).toEqual({ ok: true, value: 'BCBA', note: 'Received as "BCABA".' })
  expect(parsePositionCell('Nurse')).toEqual({ ok: false, reason: '"Nurse" is neither RBT nor BCBA.' })
})

describe('emails', () => {
  test.each(['SIOBHAN13843@example.test', "o'brien+jobs@mail.example.test", 'jürgen@bücher.example'])(
    '%s is kept as received',
    (text) => expect(readEmailCell(` ${text} `)).toEqual(kept(text)),
  )
  test.each([
    'not-an-email',
    'a@b',
    'jamal@@x.test',
    'a b@x.test',
    '<a@x.test>',
    'a@x..test',
    'a@-x.test',
    'a@x.test,b@x.test',
    `${'a'.repeat(10_000_000)}@x.test`,
  ])('what is none is left out with a note', (text) => expect(readEmailCell(text)).toEqual(noted(null)))
  test('blank is none', () => expect(readEmailCell(' ')).toEqual(kept(null)))
})

describe('links', () => {
  test.each(['https://videos.example.test/v/99.mp4', 'HTTPS://WWW.DROPBOX.COM/S/ABC123/INTRO.MP4?DL=0'])(
    '%s is kept',
    (text) => expect(parseUrlCell(text, 'video link')).toEqual(kept(text)),
  )
  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:ALERT(1)',
    'ftp://old.example.test/v.avi',
    'http://x.test/v.mp4',
    'https://',
    'https:// x',
    'data:,x',
  ])('%s is left out with a note', (text) => expect(parseUrlCell(text, 'video link')).toEqual(noted(null)))
  test('blanks are no link', () => expect(parseUrlCell('   ', 'video link')).toEqual(kept(null)))
})

test('scripts and formulas are text, NUL characters go, and a long line is left out', () => {
  expect(parseLineCell('=HYPERLINK("http://x")', 'city')).toEqual(kept('=HYPERLINK("http://x")'))
  expect(parseLineCell('A\0ustin\ud83c', 'city')).toEqual(kept('Austin\ufffd'))
  expect(parseLineCell('a'.repeat(201), 'city')).toEqual(noted(null))
  expect(readTextCell(`<script>alert("x")</script>\0\n${'a'.repeat(10_000_000)}`).ok).toBe(true)
  expect(readTextCell('\0 \n')).toEqual(kept(null))
})

test('notes skipped and changed values in words', () => {
  expect(parseLineCell(` ${'a'.repeat(200)} `, 'city')).toEqual(kept('a'.repeat(200)))
  expect(parseLineCell('a'.repeat(201), 'city')).toEqual({
    ok: true,
    value: null,
    note: 'The city is 201 characters long and was skipped.',
  })
  expect(parseStateCell('x'.repeat(201))).toMatchObject({ note: 'The state is 201 characters long and was skipped.' })
  expect(parseStateCell(`Ontario ${'x'.repeat(40)}`)).toMatchObject({
    note: `"Ontario ${'x'.repeat(32)}…" isn’t a US state.`,
  })
  expect(parseStateCell('x'.repeat(40))).toMatchObject({ note: `"${'x'.repeat(40)}" isn’t a US state.` })
})

const language = (text: string) => parseChoiceCell(text, 'language', ['English', 'Spanish'])

test('one of a few words is known in any case, and what is none is left out', () => {
  expect(language(' SPANISH ')).toEqual(kept('Spanish'))
  expect(language('english')).toEqual(kept('English'))
  expect(language(' ')).toEqual(kept(null))
  expect(language('Ispanish')).toEqual({
    ok: true,
    value: null,
    note: 'The language "Ispanish" isn’t one of English, Spanish and was skipped.',
  })
})

const answer = (text: string) => parseYesNoCell(text, 'RBT')

test('a word counts only as a whole word, at the beginning', () => {
  expect(answer('maybe yes')).toEqual(noted(null))
  expect(answer('maybe no')).toEqual(noted(null))
  expect(answer('see n/a')).toEqual(noted(null))
  expect(answer('yes!')).toEqual(kept(true))
  expect(answer('Yes)')).toEqual(noted(true))
  expect(parsePositionCell(' bcaba ')).toEqual({ ok: true, value: 'BCBA', note: 'Received as "bcaba".' })
  expect(readEmailCell('MAILTO:a@x.test')).toEqual(kept('a@x.test'))
  expect(parsePhoneCell(`808'5550132`)).toEqual(kept(`808'5550132`))
  expect(parsePhoneCell(`8085550132 x${'1'.repeat(48)}`)).toMatchObject({ value: `8085550132 x${'1'.repeat(48)}` })
})

test('a link begins with https and has 2,000 characters at most', () => {
  const start = 'https://x.test/'
  expect(parseUrlCell(`${start}${'a'.repeat(1_985)}`, 'link')).toEqual(kept(`${start}${'a'.repeat(1_985)}`))
  expect(parseUrlCell(`${start}${'a'.repeat(1_986)}`, 'link')).toEqual(noted(null))
  expect(parseUrlCell('data:,https://x.test', 'link')).toEqual(noted(null))
  expect(parseUrlCell('https://x.test/a b', 'link')).toEqual(noted(null))
})

test('a sign of no width that was pasted along spoils no address', () => {
  for (const text of ['ana@x.test\u200b', '\ufeffmailto:ana@x.test', 'an\u200ca@x.test'])
    expect(readEmailCell(text)).toEqual(kept('ana@x.test'))
})
