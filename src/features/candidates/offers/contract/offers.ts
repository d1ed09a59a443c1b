import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

const one = z.object({ id: z.guid() })

/** Active clients, by name: without the candidate’s own clinic, and without those that they were offered to. */
export const offerChoices = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/referral-choices',
  summary: 'List clinics you can refer a candidate to',
  needs: 'platform:edit',
  input: one,
  reply: z.object({ clinics: z.array(z.object({ id: z.string(), name: z.string() })) }),
  reads: ['candidates', 'organizations'],
  example: (id) => ({ id: id('candidate') }),
})

/**
 * Makes a new record at the other clinic; the first one stays as it is. Refused where someone has the same email address or phone
 * number: `details.candidate` is the record there.
 */
export const referCandidate = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/referrals',
  summary: 'Refer a candidate to another clinic',
  needs: 'platform:edit',
  input: z.extend(one, {
    organization_id: z.guid(),
    /** Where and when the candidate agreed. */
    agreed: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  reply: z.object({
    id: z.string(),
    candidate_id: z.string(),
    /** There was a file, résumé or video, and it is not where files are kept. */
    fileMissing: z.boolean(),
  }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate'), organization_id: id('organization'), agreed: 'On the phone, November 20' }),
})

/** Removes the record at the other clinic, as long as no one there has worked with it. */
export const withdrawReferral = endpoint({
  method: 'DELETE',
  path: '/api/candidates/referrals/{id}',
  summary: 'Withdraw a referral',
  needs: 'platform:edit',
  input: one,
  reply: z.object({ ok: z.literal(true) }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidateOffer') }),
})
