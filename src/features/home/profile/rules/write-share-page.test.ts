import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml } from '../../../../rules/words/escape-html.ts'
import { goneSharePage, writeSharePage } from './write-share-page.ts'

const shared = {
  name: 'Ana García',
  position: 'RBT' as const,
  city: 'Waco',
  state: 'TX',
  organization: 'Sunrise ABA',
  fit: { kind: 'computed' as const, number: 72 },
  registry: null as string | null,
  analysis: 'Calm with children.',
  resume_text: 'Ana García\n(254) 201-0101 | ana@example.test\nRegistered Behavior Technician since 2022',
  last_day: '2026-11-27',
  excellentFrom: 85,
}

test('a shared page says who it is and how well they fit, and no way to reach them', () => {
  const page = writeSharePage(shared)
  for (const words of [
    'Ana García',
    'RBT · Waco, TX · Sunrise ABA',
    '72',
    'Calm with children.',
    'since 2022',
    'Nov 27, 2026',
  ])
    expect(page).toContain(words)
  expect(page).not.toMatch(/201-0101|ana@example/)
})

test('shows the registry’s answer next to the fit', () => {
  expect(writeSharePage({ ...shared, registry: 'not found' })).toContain('(72) · not found</p>')
  expect(writeSharePage(shared)).toContain('(72)</p>')
})

test('shows a notice for missing texts', () => {
  const page = writeSharePage({ ...shared, name: '', analysis: null, resume_text: null })
  expect(page).toContain('No analysis available.')
  expect(page).toContain('No Resume Breakdown Available For This Candidate...')
  expect(page).toContain('<title>Candidate</title>')
})

test('any value of a record is text on the page', () => {
  fc.assert(
    fc.property(fc.string(), (junk) => {
      expect(escapeHtml(junk)).not.toMatch(/[<>"']/)
    }),
  )
  const page = writeSharePage({
    ...shared,
    name: '<script>alert(1)</script>',
    resume_text: '</pre><img src=x onerror=alert(1)>',
  })
  expect(page).not.toMatch(/<script|<img/)
})

test('an expired link tells nothing', () => expect(goneSharePage).not.toContain('Ana'))

const findFitLine = (fit: typeof shared.fit | { kind: 'experienced'; number: number }) =>
  /<strong>.*?<\/p>/.exec(writeSharePage({ ...shared, fit }))?.[0]

test('the score is next to its words only if it was computed and is above zero', () => {
  expect(findFitLine({ kind: 'computed', number: 72 })).toBe('<strong>Good Fit (With Training)</strong> (72)</p>')
  expect(findFitLine({ kind: 'computed', number: 0 })).toMatch(/<\/strong><\/p>$/)
  expect(findFitLine({ kind: 'experienced', number: 95 })).toBe('<strong>RBT Experience</strong></p>')
})

test('missing details leave no gap, and each part has its title', () => {
  const page = writeSharePage({
    ...shared,
    city: null,
    organization: null,
    analysis: ' Calm. ',
    resume_text: ' RBT since 2022 ',
  })
  expect(page).toContain('<p>RBT · TX</p>')
  expect(page).toContain('<h2>Analysis</h2><pre>Calm.</pre>')
  expect(page).toContain('<h2>Resume</h2><pre>RBT since 2022</pre>')
  expect(writeSharePage({ ...shared, city: null, state: null })).toContain('<p>RBT · Sunrise ABA</p>')
  expect(page).toContain('<style>:root{color-scheme:light dark')
  expect(escapeHtml(`<&>"'`)).toBe('&#60;&#38;&#62;&#34;&#39;')
})

test('an expired link shows a notice and the next step', () => {
  expect(goneSharePage).toContain('<title>Link not available</title>')
  expect(goneSharePage).toContain('Ask the person who sent it for a new one.')
})
