import { expect, test } from 'vitest'
import { findTextError } from '../text-rules.ts'
import { findResumeRequest } from './find-resume-request.ts'

const template = (name: string) => ({ id: name, name, content: `Words of ${name}`, content_spanish: null })

test('chooses the template about a missing resume by its name', () => {
  const templates = ['Welcome', 'Resume received', 'Missing resume', 'Presumed'].map(template)
  expect(findResumeRequest(templates).id).toBe('Missing resume')
  expect(findResumeRequest([template('Welcome'), template('Send us your résumé')]).id).toBe('Send us your résumé')
})

test('without such a template our own words ask, in both languages', () => {
  const { id, content, content_spanish } = findResumeRequest(
    ['Welcome', 'Presumed', 'Resume received', 'Thanks for your resume'].map(template),
  )
  expect(id).toBe('')
  expect([content, content_spanish ?? ''].map(findTextError)).toEqual([null, null])
})
