import { expect, test } from 'vitest'
import { getPage } from './candidate-link.ts'
import { getCandidateType } from './get-candidate-type.ts'

test('a candidate with a video is Premium, everyone else an Applicant', () => {
  expect(getCandidateType('https://videos.example.test/v/1.mp4')).toBe('Premium')
  expect(['', '   ', null].map(getCandidateType)).toEqual(['Applicant', 'Applicant', 'Applicant'])
})

test('an RBT and a BCBA have pages of their own', () => {
  expect(getPage({ id: '7', position: 'RBT' })).toEqual({ to: '/candidate/$candidateId', params: { candidateId: '7' } })
  expect(getPage({ id: '7', position: 'BCBA' })).toEqual({ to: '/bcba/$candidateId', params: { candidateId: '7' } })
})
