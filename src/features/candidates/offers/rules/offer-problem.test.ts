import { expect, test } from 'vitest'
import { findAgreementProblem, type Offer, offerProblem, recordProblem } from './offer-problem.ts'

const fine: Offer = {
  isMerged: false,
  isLeaving: false,
  agreed: 'On the phone, November 20',
  isSameClinic: false,
  isActiveClient: true,
  wasOffered: false,
  isKnownThere: false,
}

test('a candidate who agreed may be offered to an active client that does not know them', () => {
  expect(offerProblem(fine)).toBeNull()
})

test.each([
  [{ isMerged: true }, null, 'merged into another one'],
  [{ isLeaving: true }, null, 'to be deleted'],
  [{ isSameClinic: true }, 'organization_id', 'already at this clinic'],
  [{ isActiveClient: false }, 'organization_id', 'an active client'],
  [{ agreed: '' }, 'agreed', 'where and when they agreed'],
  [{ agreed: ' \n\t ' }, 'agreed', 'where and when they agreed'],
  [{ wasOffered: true }, 'organization_id', 'already referred to this clinic'],
  [{ isKnownThere: true }, 'organization_id', 'this email address or phone number'],
] as const)('%j is refused at its place', (some, field, words) => {
  expect(offerProblem({ ...fine, ...some })).toEqual({ field, message: expect.stringContaining(words) as unknown })
})

test('reports problems that no other choice would fix first', () => {
  const all = { ...fine, agreed: '', isActiveClient: false, wasOffered: true, isKnownThere: true }
  expect(offerProblem({ ...all, isLeaving: true })?.field).toBeNull()
  expect(offerProblem(all)?.message).toContain('an active client')
  expect(offerProblem({ ...fine, wasOffered: true, isKnownThere: true })?.message).toContain(
    'already referred to this clinic',
  )
})

test('reports problems of the record or the agreement before a clinic is chosen', () => {
  expect(recordProblem(fine)).toBeNull()
  expect(recordProblem({ isMerged: true, isLeaving: true })).toContain('merged into another one')
  expect(recordProblem({ isMerged: false, isLeaving: true })).toContain('to be deleted')
  expect(findAgreementProblem('By phone')).toBeNull()
  for (const empty of ['', '  ', '\u200b\u2060', ' – … '])
    expect(findAgreementProblem(empty), empty).toContain('where and when')
})
