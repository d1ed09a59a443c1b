import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { laterLayouts } from '../../testing/later-layouts.ts'
import { realLayouts } from '../../testing/real-layouts.ts'
import { toDocument } from '../../testing/to-document.ts'

test.each(realLayouts)('reads every job of a resume with $name', ({ text, months, jobs }) => {
  const { employers, aba_months } = readResume(toDocument(text), { today: '2026-11-26' })
  expect(employers.map(({ kind, title, name, from, to }) => `${kind}: ${title} @ ${name} ${from}..${to}`)).toEqual(jobs)
  expect(aba_months).toBe(months)
})

test('summers count three months a year', () => {
  const text = realLayouts.find(({ name }) => name === 'summers')?.text ?? ''
  expect(readResume(toDocument(text), { today: '2026-11-26' }).related_months).toBe(9)
})

test.each(laterLayouts)('reads every job of $name', ({ text, jobs }) => {
  const whole = `Dana Example\nMesa AZ | 480-555-0100 | dana@example.com\nExperience\n${text}`
  const { employers } = readResume(toDocument(whole), { today: '2026-11-26' })
  expect(employers.map(({ kind, title, name, from, to }) => `${kind}: ${title} @ ${name} ${from}..${to}`)).toEqual(jobs)
})
