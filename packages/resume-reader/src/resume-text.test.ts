import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stripContactLines } from './resume-text.ts'

test('the head of a résumé keeps the name and loses every way to reach the person', () => {
  const text = `Siobhán Hernández Ruiz
Email: SIOBHAN13843@example.test
Phone: 8085550180
123 Palm Ave
linkedin.com/in/someone

SUMMARY
- Available weekdays 3–8 pm, own car and insurance.
- =HYPERLINK("http://example.test","open")
- <script>alert("x")</script> B.A. Psychology`
  expect(stripContactLines(text)).toBe(`Siobhán Hernández Ruiz

SUMMARY
- Available weekdays 3–8 pm, own car and insurance.
- =HYPERLINK("http://example.test","open")
- <script>alert("x")</script> B.A. Psychology`)
})

describe('a contact line goes', () => {
  test.each([
    'EMAIL: ',
    'Email: jane@example.test',
    'jane.doe+jobs@example.test',
    'jamal@@x.test',
    'Phone: call after 5pm',
    'PHONE: 1 954 555 0152',
    'Cell: (917) 555-0147',
    '(917) 555-0147',
    '+19725550105',
    '+44 20 7946 0391',
    '917-555-0105 x12',
    '555-0129',
    '123 PALM AVE',
    '  12 North Main Street, Apt 4B',
    '400 W 42nd St.',
    '1600 Martin Luther King Jr. Blvd, Chicago, IL 60601',
    'Chicago, IL 60601',
    'P.O. Box 12',
    'Address: 1 Elm, Boise',
    'https://www.linkedin.com/in/jane-doe-12345/',
    'LINKEDIN.COM/IN/SOMEONE',
    'github.com/jane',
    'https://janedoe.example.test/cv',
    'jane@example.test | (917) 555-0147 | linkedin.com/in/jane',
    '• 917.555.0147 • jane@example.test',
  ])('%s', (line) => {
    expect(stripContactLines(`Jane Doe\n${line}\nSUMMARY`)).toBe('Jane Doe\nSUMMARY')
  })
})

describe('a line about the work stays as it is', () => {
  test.each([
    'SUMMARY',
    '- Nanny for a child on the autism spectrum, 3 years.',
    '- 40-hour RBT training completed; competency assessment scheduled.',
    '- VB-MAPP and ABLLS-R assessments.',
    '- 🌟 Team player 🌟',
    'RBT-24-348734, since 2024-05-01',
    'Certification 1-21-45678',
    '2019-2023 Behavior Technician, Bright Path ABA',
    '3 years of home programs along the way',
    '12 clients per drive, 5 days a week',
    'Mailed and phoned parents weekly',
    '  indented, with  two spaces',
  ])('%s', (line) => expect(stripContactLines(`Jane Doe\n${line}`)).toBe(`Jane Doe\n${line}`))
})

test('a name that shares its line with contacts stays without them', () => {
  expect(stripContactLines('Jane Doe | jane@example.test | (917) 555-0147')).toBe('Jane Doe')
  expect(stripContactLines('Jane Doe, Email: jane@example.test')).toBe('Jane Doe')
  expect(stripContactLines('Jane Doe (917) 555-0147 RBT since 2021')).toBe('Jane Doe RBT since 2021')
})

test('line ends of every system are understood', () => {
  expect(stripContactLines('Jane Doe\r\nEmail: a@b.test\rPhone: 1\nSUMMARY')).toBe('Jane Doe\nSUMMARY')
})

test('a megabyte of anything is stripped too', () => {
  const units = [
    'a',
    '1',
    '1 ',
    'a@',
    '@',
    'a.',
    '(',
    '|',
    ' ',
    '\n',
    'Email:',
    '1 a ',
    'www.',
    '- ',
    '+1',
    'a b 1 st, ',
    'apt ',
    'linkedin.com/',
    '<- ',
    ', ',
  ]
  for (const unit of units) {
    const text = `${unit.repeat(Math.ceil(1_000_000 / unit.length))}z`
    expect({ unit, is: typeof stripContactLines(text) }).toEqual({ unit, is: 'string' })
  }
})

test('a label whose number was taken out goes with it', () => {
  expect(
    stripContactLines('Gabriela Hernández\nTel 602.555.0174\nPhone (602) 555-0174\nMobile phone coach since 2020'),
  ).toBe('Gabriela Hernández\nMobile phone coach since 2020')
})

test('stripping never throws, never adds lines, and leaves no email behind', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.emailAddress(), fc.webUrl())), (lines) => {
      const text = lines.join('\n')
      const left = stripContactLines(text)
      expect(left.split('\n').length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length)
      expect(left).not.toMatch(/[^\s@<>()[\],;:|"]@[^\s@<>()[\],;:|"]/)
    }),
  )
})
