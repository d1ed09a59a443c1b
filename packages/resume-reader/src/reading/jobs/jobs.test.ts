import { expect, test } from 'vitest'
import { jobHeaders } from '../../testing/job-headers.ts'
import { toDocument } from '../../testing/to-document.ts'
import { assignSections } from '../sections.ts'
import { readJobs } from './jobs.ts'

test.each(jobHeaders)('$text', ({ text, jobs }) => {
  const found = readJobs(assignSections(toDocument(`EXPERIENCE\n${text}`).lines), '2026-11-24')
  expect(found.map(({ kind, title, name, from, to }) => `${kind}: ${title} @ ${name} ${from}..${to}`)).toEqual(jobs)
})
