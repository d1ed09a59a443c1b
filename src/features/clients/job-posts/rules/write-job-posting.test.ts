import { expect, test } from 'vitest'
import { findPayProblems, formatPay } from './post-offer.ts'
import { createJobPosting, type PostedJob, writeJobPosting } from './write-job-posting.ts'

const job: PostedJob = {
  code: 'BPA-WAC-R22',
  position: 'RBT',
  organization: 'Bright Path ABA',
  city: 'Waco',
  state: 'TX',
  posted: new Date('2026-11-10T18:00:00Z'),
  description: 'Paid training\nand mileage\n\n<b>Apply</b>',
  url: 'https://hire.example/apply/BPA-WAC-R22',
  pay: { low: 21, high: 26.5, per: 'hour' },
  employment: 'either',
  hours: '15 to 25 a week',
}

test('a job posting has the properties that search engines read, with typed words as text', () => {
  expect(createJobPosting(job)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Registered Behavior Technician (RBT)',
    description: '<p>Paid training<br>and mileage</p><p>&lt;b&gt;Apply&lt;/b&gt;</p>',
    identifier: { '@type': 'PropertyValue', name: 'Bright Path ABA', value: 'BPA-WAC-R22' },
    datePosted: '2026-11-10T18:00:00.000Z',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    workHours: '15 to 25 a week',
    hiringOrganization: { '@type': 'Organization', name: 'Bright Path ABA' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Waco', addressRegion: 'TX', addressCountry: 'US' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 21, maxValue: 26.5, unitText: 'HOUR' },
    },
    directApply: true,
    url: 'https://hire.example/apply/BPA-WAC-R22',
  })
})

test('a posting without an offer claims none, and describes the job in one sentence', () => {
  const bare = createJobPosting({ ...job, pay: null, employment: null, hours: null, description: null })
  for (const part of ['baseSalary', 'employmentType', 'workHours', 'validThrough'])
    expect(bare).not.toHaveProperty(part)
  expect(bare.description).toContain('Bright Path ABA is hiring')
})

test('no name or description ends the script element, and the text is the same posting', () => {
  const hostile = { ...job, organization: 'A</script><script>alert(1)</script><!--', description: 'x\u2028]]>&lt;' }
  const text = writeJobPosting(hostile)
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text)).toEqual(createJobPosting(hostile))
})

test.each([
  ['21', '26.50', {}],
  ['', '', {}],
  ['$21,000', '', {}],
  ['', '26', { pay_low: 'Enter the lowest pay, too.' }],
  ['26', '21', { pay_high: 'Enter an amount not below the lowest pay.' }],
  ['0', 'many', { pay_low: expect.any(String) as unknown, pay_high: expect.any(String) as unknown }],
  ['2000000', '', { pay_low: expect.any(String) as unknown }],
])('a pay from %j to %j has these problems', (pay_low, pay_high, problems) => {
  expect(findPayProblems({ pay_low, pay_high })).toEqual(problems)
})

test('a pay is one amount or a range, in both languages', () => {
  expect(formatPay({ low: 21, high: 26.5, per: 'hour' }, 'en')).toBe('$21–$26.50 an hour')
  expect(formatPay({ low: 85_000, high: null, per: 'year' }, 'es')).toBe('$85,000 al año')
  expect(formatPay({ low: 21, high: 21, per: 'hour' }, 'es')).toBe('$21 por hora')
})
