import { expect, test } from 'vitest'
import { writeReportMail } from './write-report-mail.ts'

const figures = {
  money: { rows: 2, amount: 1_200_000, fee: 36_000, net: 1_164_000, clients: 1 },
  hiring: {
    received: 412,
    reached: [412, 200, 38, 20, 15, 12],
    perHundred: 2.9,
    touch: { touched: 390, median: 125 },
    texts: { sent: 530, deliveryRate: 97.5, replyRate: 41.2, people: 300 },
    hires: 9,
    retention: [
      { days: 30, rate: 88.9, due: 9 },
      { days: 60, rate: null, due: 0 },
    ],
  },
}
const nothing = {
  money: { rows: 0, amount: 0, fee: 0, net: 0, clients: 0 },
  hiring: {
    received: 0,
    reached: [0, 0, 0, 0, 0, 0],
    perHundred: null,
    touch: { touched: 0, median: null },
    texts: { sent: 0, deliveryRate: null, replyRate: null, people: 0 },
    hires: 0,
    retention: [],
  },
}
const mail = (more: Partial<Parameters<typeof writeReportMail>[0]> = {}) =>
  writeReportMail({
    name: 'Ana',
    organization: 'Bright Path ABA',
    month: '2026-06',
    soFar: false,
    figures,
    why: 'You get this email every Monday at 8 AM.',
    link: 'https://x.example/performance-report?month=2026-06',
    stopLink: 'https://x.example/performance-report?schedules=open',
    file: 'figures-2026-06.csv',
    ...more,
  })

test('the email tells the figures in words', () => {
  const { subject, text } = mail()
  expect(subject).toBe('June 2026: figures of Bright Path ABA')
  expect(text).toContain('Money: 2 performance reports of 1 client with $12,000.00, less $360.00 in fees: $11,640.00.')
  expect(text).toContain('412 candidates received; so far 38 reached an interview and 12 were hired (2.9%).')
  expect(text).toContain(': 2 h 5 min. 22 candidates not contacted yet.')
  expect(text).toContain('530 texts to 300 people; delivered 97.5%, replied 41.2%.')
  expect(text).toContain('Hires of the month: 9; 88.9% stayed 30 days.')
  expect(text).toContain('https://x.example/performance-report?month=2026-06')
})

test('an empty month is described as such, and a current month is marked so far', () => {
  const { subject, text } = mail({ figures: nothing, soFar: true })
  expect(subject).toBe('June 2026 so far: figures of Bright Path ABA')
  for (const words of [
    'no performance reports for June 2026',
    'no candidates received',
    'none sent',
    'Hires of the month: 0.',
  ])
    expect(text).toContain(words)
})

test('a name cannot add lines of its own to the email', () => {
  const { subject, text } = mail({ name: 'Ana\n\nPay here', organization: 'Clinic\r\nBcc: all@example.test' })
  expect(text.split('\n')[0]).toBe('Hello Ana Pay here,')
  expect(subject).not.toMatch(/[\r\n]/)
})

test('the whole email, from the greeting to the way to stop it', () => {
  expect(mail().text.split('\n\n')).toEqual([
    'Hello Ana,',
    'these are the figures of Bright Path ABA for June 2026.',
    'Money: 2 performance reports of 1 client with $12,000.00, less $360.00 in fees: $11,640.00.',
    'Hiring: 412 candidates received; so far 38 reached an interview and 12 were hired (2.9%). Median ' +
      'time to first contact for 390 people: 2 h 5 min. 22 candidates not contacted yet.',
    'Texts: 530 texts to 300 people; delivered 97.5%, replied 41.2%.',
    'Hires of the month: 9; 88.9% stayed 30 days.',
    'See what’s behind each number:\nhttps://x.example/performance-report?month=2026-06',
    'All figures are in the attached figures-2026-06.csv.',
    'You get this email every Monday at 8 AM. Change or pause scheduled emails here:\nhttps://x.example/performance-report?schedules=open',
    'Reinforce',
  ])
})

test('of one it speaks of one, of no one of no one', () => {
  const { hiring } = figures
  const one = {
    ...hiring,
    reached: [1, 1, 1, 1, 1, 1],
    touch: { touched: 1, median: 5 },
    texts: { ...hiring.texts, people: 1 },
  }
  const { text } = mail({ figures: { ...figures, hiring: one } })
  expect(text).toContain('1 reached an interview and 1 was hired')
  expect(text).toContain('Median time to first contact for 1 person:')
  expect(text).toContain('530 texts to 1 person;')
  const untouched = { ...hiring, touch: { touched: 0, median: null } }
  expect(mail({ figures: { ...figures, hiring: untouched } }).text).toContain('No one has contacted them yet.')
  const stayed = [30, 60].map((days) => ({ days, rate: 50, due: 2 }))
  expect(mail({ figures: { ...figures, hiring: { ...hiring, retention: stayed } } }).text).toContain(
    '; 50% stayed 30 days, 50% stayed 60 days.',
  )
})

test('an email without a name has a greeting even so, and a long name is cut', () => {
  expect(mail({ name: ' ', soFar: true }).text).toMatch(
    /^Hello,\n\nthese are the figures of Bright Path ABA for June 2026 so far\.\n/,
  )
  expect(mail({ organization: ` ${'x'.repeat(130)}` }).subject).toBe(`June 2026: figures of ${'x'.repeat(120)}`)
})
