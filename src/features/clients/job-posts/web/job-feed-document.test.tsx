import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeedJob, writeJobFeed } from '../rules/write-job-feed.ts'

const job: FeedJob = {
  code: 'BPA-AUS-R1',
  position: 'RBT',
  organization: 'Bright Path ABA',
  city: 'Austin',
  state: 'TX',
  posted: new Date('2026-11-10T12:00:00Z'),
  description: null,
}
const builtAt = new Date('2026-11-20T18:00:00Z')
const feed = (...jobs: FeedJob[]) => writeJobFeed({ jobs, origin: 'https://hire.example', builtAt })

/** What stands in CDATA is text, as it is written: the parser of the tests wants it escaped. */
const withoutCdata = (xml: string) =>
  xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
const parsed = (xml: string) => new DOMParser().parseFromString(withoutCdata(xml), 'application/xml')
/** Signs that begin an entity, and are none of the five that XML knows. */
const strayEntity = /&(?!(?:amp|lt|gt|quot|apos);)/

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(']]>', '<script>alert(1)</script>', '&nbsp;', '<!--', '\u0000\u000b\ufffe\ud800', '</job></source>'),
)
const inXml = (text: string) => /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(text)

test('with any typed text, the document is well-formed and every value stays in its element', () => {
  fc.assert(
    fc.property(fc.record({ code: hostile, organization: hostile, city: hostile, description: hostile }), (typed) => {
      const xml = feed({ ...job, ...typed }, job)
      expect(inXml(xml)).toBe(true)
      expect(withoutCdata(xml)).not.toMatch(strayEntity)
      const document = parsed(xml)
      expect(document.querySelector('parsererror')).toBeNull()
      expect(document.querySelectorAll('job')).toHaveLength(2)
      expect([...(document.querySelector('job')?.children ?? [])].map(({ tagName }) => tagName)).toEqual(
        'title date referencenumber url company city state country description'.split(' '),
      )
      const shown = document.querySelector('job')?.querySelector('company')?.textContent ?? ''
      expect(shown.includes('<script>')).toBe(typed.organization.includes('<script>'))
      // In the description no sign of HTML is left but ours.
      const [, body = ''] = /<description><!\[CDATA\[([\s\S]*?)\]\]><\/description>/.exec(xml) ?? []
      expect(body.replace(/<\/?p>|<br>/g, '')).not.toMatch(/[<>]/)
    }),
    { numRuns: 150 },
  )
})

test('the check finds a document that is not well-formed', () => {
  for (const broken of ['<source><job></source>', '<source><job><b</job></source>'])
    expect(parsed(broken).querySelector('parsererror')).not.toBeNull()
  expect('a & b').toMatch(strayEntity)
  expect(inXml('\u000b')).toBe(false)
})
