import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFeedKey, type FeedJob, formatFeedPlace, writeJobFeed } from './write-job-feed.ts'

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
const origin = 'https://hire.example'
const feed = (...jobs: FeedJob[]) => writeJobFeed({ jobs, origin, builtAt })

test('a job in the feed has the fields that job boards require', () => {
  expect(feed(job)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<source>
  <publisher>Reinforce</publisher>
  <publisherurl>https://hire.example</publisherurl>
  <lastBuildDate>Fri, 20 Nov 2026 18:00:00 GMT</lastBuildDate>
  <job>
    <title>Registered Behavior Technician (RBT)</title>
    <date>Tue, 10 Nov 2026 12:00:00 GMT</date>
    <referencenumber>BPA-AUS-R1</referencenumber>
    <url>https://hire.example/apply/BPA-AUS-R1</url>
    <company>Bright Path ABA</company>
    <city>Austin</city>
    <state>TX</state>
    <country>US</country>
    <description><![CDATA[<p>Bright Path ABA is hiring: Registered Behavior Technician (RBT) in Austin, TX. Apply online in a few minutes.</p>]]></description>
  </job>
</source>
`)
})

test('a feed without jobs is a feed', () => {
  expect(feed()).toMatch(/<\/lastBuildDate>\n<\/source>\n$/)
})

test('a description keeps its paragraphs, and none of its mark-up', () => {
  const description = 'Flexible hours\nPaid training\r\n\r\n<script>alert(1)</script> ]]> & "you"'
  expect(feed({ ...job, description })).toContain(
    '<![CDATA[<p>Flexible hours<br>Paid training</p><p>&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &amp; &quot;you&quot;</p>]]>',
  )
})

test('a place needs to be open, with a city and a state that there is', () => {
  const place = { isOpen: true, city: ' Austin ', state: 'texas' }
  expect(formatFeedPlace(place)).toEqual({ city: 'Austin', state: 'TX' })
  for (const lacking of [{ isOpen: false }, { city: ' ' }, { city: null }, { state: null }, { state: 'Ontario' }])
    expect(formatFeedPlace({ ...place, ...lacking })).toBeNull()
})

test.each([
  ['Bright Path ABA', 'bright-path-aba-a1b2c3'],
  ['Niños & Más, Inc.', 'ninos-mas-inc-a1b2c3'],
  ['东', 'clinic-a1b2c3'],
  ['', 'clinic-a1b2c3'],
])('the feed of %j has the address %s', (name, key) => expect(createFeedKey(name, 'a1b2c3')).toBe(key))

test('a browser accepts every address as it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (name) => {
      expect(createFeedKey(name, 'a1b2c3')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(createFeedKey(name, 'a1b2c3').length).toBeLessThanOrEqual(80)
    }),
  )
})
