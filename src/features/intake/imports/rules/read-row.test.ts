import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { importedTexts } from '../../../candidates/directory/rules/imported.ts'
import { mapHeaders, type ValueChoices } from './headers.ts'
import { toHeaderMap } from './mapping.ts'
import { readRow } from './read-row.ts'

const headers =
  'Name,E-mail Address,Phone,City,State,Date Applied,Position,Certification #,Currently an RBT?,Job Code,Skills %,Experience %,Video,Resume Text'.split(
    ',',
  )
const map = mapHeaders(headers)
const context = { timeZone: 'America/New_York', now: new Date('2026-11-20T15:00:00Z') }
const row = (more: Record<string, string>) => {
  const cells: Record<string, string> = {
    Name: 'Siobhán Lee',
    'E-mail Address': 'siobhan@example.test',
    'Date Applied': '11/5/2026',
    ...more,
  }
  return readRow(
    headers.map((header) => cells[header] ?? ''),
    map,
    context,
  )
}

const blankTexts = Object.fromEntries(importedTexts.map((name) => [name, null]))

test('a full row becomes a candidate under the table’s column names', () => {
  const read = row({
    Phone: "'8085550132",
    City: 'Coeur d’Alene',
    State: 'CO ',
    Position: 'RBT / BT',
    'Certification #': 'rbt 23 112233',
    'Currently an RBT?': 'Currently',
    'Job Code': 'BRIGHT-T1-R01',
    'Skills %': '85%',
    'Experience %': '-5',
    Video: 'https://videos.example.test/v/99.mp4',
    'Resume Text': 'Siobhán Lee\n=1+1\0',
  })
  expect(read).toEqual({
    ok: true,
    jobCode: 'BRIGHT-T1-R01',
    notes: [],
    candidate: {
      full_name: 'Siobhán Lee',
      email_address: 'siobhan@example.test',
      phone_number: '8085550132',
      city: 'Coeur d’Alene',
      state: 'CO',
      location: null,
      date_submitted: '2026-11-05',
      date_submitted_ts: new Date('2026-11-05T17:00:00Z'),
      position: 'RBT',
      position_received: 'RBT / BT',
      status: 'Initial Inquiry',
      certification_number: 'rbt 23 112233',
      preferred_language: null,
      current_rbt: true,
      skills_percentage: '85%',
      experience_percentage: '-5',
      skills_score: null,
      experience_score: null,
      culture_fit_score: null,
      ...blankTexts,
      auto_scheduler_sent: false,
      video_introduction: 'https://videos.example.test/v/99.mp4',
      resume: null,
      resume_text: 'Siobhán Lee\n=1+1',
    },
  })
})

test('a moment sets the time, and a day next to it the day', () => {
  const dated = mapHeaders(['Name', 'Phone', 'date_submitted', 'date_submitted_ts'])
  const read = (day: string, moment: string) => readRow(['Mo Lee', '2128675309', day, moment], dated, context)
  expect(read('', '2026-11-02T23:59:59Z')).toMatchObject({
    candidate: { date_submitted: '2026-11-02', date_submitted_ts: new Date('2026-11-02T23:59:59Z') },
  })
  expect(read('11/1/2026', '2026-11-02T23:59:59Z')).toMatchObject({
    candidate: { date_submitted: '2026-11-01', date_submitted_ts: new Date('2026-11-02T23:59:59Z') },
  })
})

test('the percentages of a BCBA are the scores that count for a BCBA', () => {
  expect(row({ Position: 'bcba', 'Skills %': '72', 'Experience %': 'n/a' })).toMatchObject({
    candidate: { position: 'BCBA', skills_score: '72', experience_score: 'n/a', skills_percentage: null },
  })
})

test('a bad link or phone never refuses a person, and is noted', () => {
  expect(row({ Video: 'javascript:alert(1)', Phone: 'call after 5pm' })).toMatchObject({
    ok: true,
    candidate: { video_introduction: null, phone_number: null },
    notes: [
      '"call after 5pm" isn’t a phone number and was skipped.',
      'The video link "javascript:alert(1)" isn’t an https link and was skipped.',
    ],
  })
})

test('a row without a date counts as received now', () => {
  expect(row({ 'Date Applied': '' })).toMatchObject({
    candidate: { date_submitted: '2026-11-20', date_submitted_ts: context.now },
    notes: ['No date, so it counts as received now.'],
  })
})

describe('a row is refused with every reason', () => {
  test.each([
    [{ Name: ' ' }, ['No name.']],
    [{ Name: '🌸' }, ['"🌸" isn’t a name: it has no letters.']],
    [{ Name: 'x'.repeat(301) }, ['The name has 301 characters. The limit is 200.']],
    [
      { 'Date Applied': '2/30/2026', Position: 'Nurse' },
      ['The date "2/30/2026" isn’t readable. Write it like 3/14/2026.', '"Nurse" is neither RBT nor BCBA.'],
    ],
    [
      { 'E-mail Address': 'a@b', Phone: '' },
      ['No email address or phone number.', '"a@b" isn’t an email address and was skipped.'],
    ],
  ])('%j', (more, reasons) =>
    expect(row(more)).toEqual({ ok: false, name: 'Name' in more ? more.Name.trim() : 'Siobhán Lee', reasons }),
  )
})

test('first and last name make a name, and a link in the résumé column is a link', () => {
  const other = mapHeaders(['First Name', 'Last Name', 'Mobile', 'Resume'])
  expect(readRow(['mo', 'de la Cruz', '212 867 5309', 'https://cv.example.test/1.pdf'], other, context)).toMatchObject({
    candidate: { full_name: 'mo de la Cruz', resume: 'https://cv.example.test/1.pdf', resume_text: null },
  })
})

test('a reason never quotes what a database cannot store', () => {
  expect(row({ 'Date Applied': '\0x\ud800' })).toEqual({
    ok: false,
    name: 'Siobhán Lee',
    reasons: ['The date "x\ufffd" isn’t readable. Write it like 3/14/2026.'],
  })
})

test('reads or refuses a row with any cells, and never throws', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 16 }), (cells) => {
      const read = readRow(cells, map, context)
      expect(JSON.stringify(read)).not.toContain('\\u0000')
      expect(read.ok || read.reasons.length > 0).toBe(true)
    }),
  )
})

const wide = mapHeaders(
  'Name,Phone,Email,State,Language,Location,Position,Status,Skills,Experience,Culture fit,RBT,Resume link,Resume text,Job code'.split(
    ',',
  ),
)
const names =
  'name phone email state language location position status skills experience culture rbt resume text code'.split(' ')
const line = (more: Record<string, string>) => {
  const cells: Record<string, string> = { name: 'Mo Lee', phone: '2128675309', ...more }
  return readRow(
    names.map((name) => cells[name] ?? ''),
    wide,
    context,
  )
}

const readNotes = (more: Record<string, string>) => {
  const read = line(more)
  return read.ok ? read.notes.filter((note) => !note.startsWith('No date')) : read.reasons
}

test('each cell is read by its kind, and a note names its column', () => {
  const long = 'x'.repeat(201)
  expect(readNotes({ email: 'a@b' })).toEqual(['"a@b" isn’t an email address and was skipped.'])
  expect(readNotes({ state: 'Ontario' })).toEqual(['"Ontario" isn’t a US state.'])
  expect(readNotes({ location: long })).toEqual(['The location is 201 characters long and was skipped.'])
  expect(readNotes({ status: long })).toEqual(['The status is 201 characters long and was skipped.'])
  expect(readNotes({ skills: long })).toEqual(['The skills percentage is 201 characters long and was skipped.'])
  expect(readNotes({ experience: long })).toEqual(['The experience percentage is 201 characters long and was skipped.'])
  expect(readNotes({ culture: long })).toEqual(['The culture fit score is 201 characters long and was skipped.'])
  expect(readNotes({ rbt: 'maybe' })).toEqual(['Currently an RBT "maybe" is neither yes nor no and was skipped.'])
  expect(readNotes({ resume: 'x' })).toEqual(['The resume link "x" isn’t an https link and was skipped.'])
  expect(readNotes({ code: long })).toEqual(['The job code is 201 characters long and was skipped.'])
  expect(readNotes({ language: 'Klingon' })[0]).toMatch(
    /^The preferred language "Klingon" isn’t one of English, Spanish/,
  )
})

test('location, status and culture fit are kept as received', () => {
  expect(line({ location: 'Waco', status: 'Hired', culture: '70', position: 'BCBA' })).toMatchObject({
    candidate: { location: 'Waco', status: 'Hired', culture_fit_score: '70', position_received: 'BCBA' },
  })
})

const readResumeCell = (more: Record<string, string>) => {
  const read = line(more)
  return read.ok ? [read.candidate.resume, read.candidate.resume_text] : null
}

test('a résumé is a link where nothing but a link is written', () => {
  const link = 'https://cv.test/1.pdf'
  expect(readResumeCell({ text: ` ${link} ` })).toEqual([link, null])
  expect(readResumeCell({ text: `See ${link}` })).toEqual([null, `See ${link}`])
  expect(readResumeCell({ text: `${link} and more` })).toEqual([null, `${link} and more`])
  expect(readResumeCell({ resume: link, text: 'RBT since 2022' })).toEqual([link, 'RBT since 2022'])
  expect(readResumeCell({ resume: link, text: link })).toEqual([link, null])
  expect(readResumeCell({ text: 'http://cv.test/1.pdf' })).toEqual([null, null])
  expect(readResumeCell({})).toEqual([null, null])
})

const filed = toHeaderMap(
  {
    mapping: {
      full_name: 0,
      email_address: 1,
      phone_number: 2,
      position: 3,
      date_submitted: 4,
      skills: 5,
      place: 6,
      certification_number: 7,
      text_consent: 8,
    },
    notes: [9],
  },
  'Name,Emails,Phones,Job,Applied,Skills,Where,License,Text ok?,Education'.split(','),
)
const ofFile = (cells: string[], values: ValueChoices = {}) =>
  filed.ok ? readRow(cells, { ...filed.map, values }, context) : null

test('a row of a file keeps words without a field, and notes what was read differently', () => {
  const cells = [
    'Falana, Farid',
    'f@a.test; f2@b.test',
    '+1 813-555-0101;813-555-0141',
    'RBT – Mesa',
    'last week',
    'DTT, NET',
  ]
  expect(ofFile([...cells, 'Mesa, Arizona 85201', 'pending', 'No', 'Diploma', 'spare', ''])).toMatchObject({
    ok: true,
    candidate: {
      full_name: 'Farid Falana',
      email_address: 'f@a.test',
      phone_number: '+1 813-555-0101',
      position: 'RBT',
      city: 'Mesa',
      state: 'AZ',
      location: null,
      date_submitted: '2026-11-20',
      skills_percentage: null,
      certification_number: null,
    },
    consent: 'refused',
    words: [
      'Education: Diploma',
      'Another email: f2@b.test',
      'Another phone: 813-555-0141',
      'Address: Mesa, Arizona 85201',
      'Skills: DTT, NET',
      'License: pending',
      'Beyond the last column: spare',
    ],
    notes: [
      'The date "last week" isn’t readable and was skipped.',
      'No date, so it counts as received now.',
      '"RBT – Mesa" was read as RBT.',
      '"pending" isn’t a certification number and went into a note.',
      'Cells beyond the last column went into a note: "spare".',
    ],
  })
})

test('uses a person’s choice for a word; those they leave out are no rejects', () => {
  const cells = ['Ana Cruz', 'a@a.test', '', 'Front  Desk', '', '', '', '', 'sure']
  expect(ofFile(cells)).toMatchObject({
    ok: false,
    name: 'Ana Cruz',
    reasons: ['"Front Desk" is neither RBT nor BCBA.'],
  })
  const chosen = { position: { 'front desk': 'BCBA' }, text_consent: { sure: 'given' } }
  expect(ofFile(cells, chosen)).toMatchObject({ ok: true, candidate: { position: 'BCBA' }, consent: 'given' })
  expect(ofFile(cells, { position: { 'front desk': 'leave-out' } })).toMatchObject({
    ok: false,
    isLeftOut: true,
    reasons: ['The position "Front  Desk" was left out, as you chose.'],
  })
})
