import { expect, test } from 'vitest'
import { candidateType } from './candidate-type.ts'

test('a candidate with a video is Premium, everyone else an Applicant', () => {
  expect(candidateType('https://videos.example.test/v/1.mp4')).toBe('Premium')
  expect(['', '   ', null].map(candidateType)).toEqual(['Applicant', 'Applicant', 'Applicant'])
})
