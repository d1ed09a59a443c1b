import { expect, test } from 'vitest'
import { documentOf } from '../../testing/document-of.ts'
import { jobHeaders } from '../../testing/job-headers.ts'
import { sectionLines } from '../sections.ts'
import { jobsOf } from './jobs.ts'

test.each(jobHeaders)('$text', ({ text, jobs }) => {
  const found = jobsOf(sectionLines(documentOf(`EXPERIENCE\n${text}`).lines), '2026-11-24')
  expect(found.map(({ kind, title, name, from, to }) => `${kind}: ${title} @ ${name} ${from}..${to}`)).toEqual(jobs)
})
