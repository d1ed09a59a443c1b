import { readFile } from 'node:fs/promises'
import { readResume } from '@reinforce/resume-reader/read-resume.ts'
import { expect, test } from 'vitest'
import { judgeDocument } from '../../../integrations/documents/extract-text.ts'

/** Files of made-up people, as browsers, print programs, and Word write them. */
const load = async (name: string) => {
  const bytes = await readFile(new URL(`testing/files/${name}`, import.meta.url))
  return await judgeDocument(bytes, 'own')
}
const today = '2026-11-26'

const bright = ['Bright Kids ABA', 'Registered Behavior Technician', '2022-01', 'present']
const sunny = ['Sunny School', 'Teacher aide', '2019-01', '2021-12']
const desert = ['Desert Bloom ABA', 'Registered Behavior Technician', '2023-03', 'present']
const sonoran = ['Sonoran Kids Therapy', 'Behavior Technician', '2021-06', '2023-02']
const cactus = ['Little Cactus Preschool', 'Teacher Assistant', '2019-08', '2021-05']

test.each([
  ['wkhtmltopdf.pdf', null, [['Bright Kids ABA', 'Behavior Technician', '2024-01', 'present']]],
  [
    'two-columns-interleaved.pdf',
    'RBT-23-255001',
    [
      ['North Star Home ABA', 'RBT (part time, evenings)', '2024-03', 'present'],
      ['Lakes Autism Clinic', 'Registered Behavior Technician', '2023-01', '2024-06'],
      ['Hennepin Language Line', 'Interpreter (French, Wolof)', '2019-05', '2022-12'],
    ],
  ],
  [
    'number-broken-at-hyphen.pdf',
    'RBT-23-290417',
    [
      ['Garden State ABA', 'Registered Behavior Technician', '2023-09', 'present'],
      ['Newark Public Schools', 'Substitute Teacher', '2021-09', '2023-06'],
    ],
  ],
  ['jsonresume-elegant.pdf', 'RBT-21-123456', [desert, sonoran, cactus]],
  ['jsonresume-stackoverflow.pdf', 'RBT-21-123456', [desert, sonoran, cactus]],
  [
    'date-hint-column.pdf',
    'RBT-21-123456',
    [
      ['Desert Bloom ABA', 'Registered Behavior Technician', '2023-01', '2026-11'],
      ['Sonoran Kids Therapy', 'Behavior Technician', '2021-01', '2023-12'],
      ['Little Cactus Preschool', 'Teacher Assistant', '2019-01', '2021-12'],
    ],
  ],
  ['headings-in-left-column.pdf', 'RBT-21-123456', [desert, sonoran]],
  ['copy-forbidden.pdf', 'RBT-22-123456', [bright, sunny]],
  ['letterspaced-headings.pdf', null, [bright]],
  ['ligatures.pdf', 'RBT-22-123456', [['Office of Bright Kids ABA', ...bright.slice(1)]]],
  ['page-rotated-90.pdf', 'RBT-22-123456', [bright]],
  ['text-drawn-sideways.pdf', 'RBT-22-123456', [bright, sunny]],
  ['two-columns.pdf', 'RBT-22-123456', [bright, sunny]],
  ['content-controls.docx', null, [['', ...bright.slice(1)]]],
  ['name-and-phone-only-in-page-header.docx', 'RBT-22-123456', [['', ...bright.slice(1)]]],
  ['text-box.docx', null, [['', ...bright.slice(1)]]],
  ['tracked-changes-and-hidden-text.docx', null, [['', ...bright.slice(1)]]],
])('reads the number and every job of %s', async (name, number, jobs) => {
  const { read } = await load(name)
  if (!read) throw new Error(`${name} is not readable`)
  const facts = readResume(read, { position: 'RBT', today })
  expect(facts.certifications.map((one) => one.number).find(Boolean) ?? null).toBe(number)
  expect(facts.employers.map((job) => [job.name, job.title, job.from, job.to])).toEqual(jobs)
})

test('keeps blanks between words where a print program sets each letter', async () => {
  const { read } = await load('wkhtmltopdf.pdf')
  const text = read?.lines.map((line) => line.text).join('\n') ?? ''
  for (const words of ['Classroom management and program', '8:30 am to 4:30 pm', 'parent program training, them with'])
    expect(text).toContain(words)
})

test('keeps the blank between the words of a letter-spaced name', async () => {
  const { read } = await load('letterspaced-headings.pdf')
  expect(read?.lines.map((line) => line.text)).toEqual([
    'JANE SPACED',
    'jane.bug@example.test',
    'EXPERIENCE',
    'Registered Behavior Technician, Bright Kids ABA, Jan 2022 - Present',
    'EDUCATION',
    'BA Psychology 2019',
  ])
})

test('reads no words out of shapes, and none behind a password', async () => {
  const shapes = await load('no-text-just-shapes.pdf')
  expect([shapes.read?.lines.length ?? 0, shapes.extension]).toEqual([0, 'pdf'])
  expect(await load('password-protected.pdf')).toMatchObject({ read: null })
})
