import { expect, test } from 'vitest'
import { type DigestFacts, isDigestEmpty, writeDigest } from './write-digest.ts'

const none = { replies: 0, handoffs: 0, requests: 0, numbers: 0, unrouted: 0 }
const empty: DigestFacts = {
  day: '2026-11-20',
  timeZone: 'America/Chicago',
  needs: {
    waiting: none,
    unconfirmed: 0,
    timesMissing: 0,
    untouched: 0,
    alert: 0,
    documents: 0,
    clientsToBringLive: 0,
    interviews: 0,
  },
  interviews: [],
  applicants: { count: 0, day: '2026-11-19' },
  problems: [],
  recordLine: null,
}
const write = (facts: DigestFacts) =>
  writeDigest({
    facts,
    reader: 'riley jones',
    link: (path) => `https://x.example${path}`,
    unsubscribeUrl: 'https://x.example/unsubscribe/abc',
  })

test('lists what waits, the day’s interviews with first names, applicants, and problems, each with its link', () => {
  const { subject, text } = write({
    ...empty,
    needs: { ...empty.needs, waiting: { ...none, replies: 3, requests: 1 }, documents: 2, alert: 1, interviews: 2 },
    interviews: [{ at: new Date('2026-11-20T15:00:00Z'), name: 'ana maria ruiz' }],
    applicants: { count: 12, day: '2026-11-19' },
    problems: ['Backups don’t work.'],
    recordLine: 'Bright Path: 12 entries, abc',
  })
  expect(subject).toBe('Your day: 4 waiting, 2 interviews')
  expect(text).toContain('- 3 replies waiting: https://x.example/messages?show=waiting')
  expect(text).toContain('- 1 question about a score: https://x.example/score-requests')
  expect(text).toContain('- 1 post in Alert: https://x.example/job-post-tracker?state=%5B%22Alert%22%5D')
  expect(text).toContain('- 2 documents expired or expiring: https://x.example/documents?shelf=expiring')
  expect(text).toContain('- 9:00 AM Ana\n- 1 more: https://x.example/interviews?when=today&status=%5B%22')
  expect(text).toContain('- 12 applicants: https://x.example/candidate-directory?since=2026-11-19')
  expect(text).toContain('- Backups don’t work.')
  expect(text).toContain('Bright Path: 12 entries, abc')
  expect(text).toContain('Stop this email: https://x.example/unsubscribe/abc')
  expect(text).not.toMatch(/Ruiz|Jones/i)
})

test('the HTML shows hostile words as text', () => {
  const { html } = write({ ...empty, problems: ['<img src=x onerror=alert(1)>'], recordLine: '"><script>' })
  expect(html).not.toMatch(/<img|<script/)
  expect(html).toContain('&#60;img src=x')
})

test('without news it is empty, even with the seal of the record', () => {
  expect(isDigestEmpty({ ...empty, recordLine: 'x' })).toBe(true)
  expect(isDigestEmpty({ ...empty, problems: ['x'] })).toBe(false)
  expect(write(empty).text).toContain('Nothing needs attention.')
})
