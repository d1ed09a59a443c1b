import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'
import { weekOfHours } from '../../../../platform/shared/week-hours.ts'
import { textingHours } from './texting-hours.ts'

const organization = z.object({ id: z.guid() })
const registration = z._default(z.string().check(z.maxLength(60)), '')

/** Each thing that lawful texting needs, with its state in words, and the hours in which texts go out. */
export const textingReadiness = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/texting',
  summary: 'Check whether an organization is ready to text',
  needs: 'candidates:see',
  input: organization,
  reply: z.object({
    items: z.array(
      z.object({ name: z.string(), state: z.enum(['ready', 'not needed', 'missing', 'problem']), words: z.string() }),
    ),
    brandId: z.string(),
    campaignId: z.string(),
    quietHours: z.boolean(),
    /** The widest hours that are allowed. */
    widest: weekOfHours,
    hours: textingHours,
    /** The provider refused or paused the sender. */
    isStopped: z.boolean(),
  }),
  reads: ['texts'],
  example: (id) => ({ id: id('organization') }),
})

/** The ids under which the carriers know the brand and the campaign; blank clears. */
export const setTextingRegistration = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/texting',
  summary: 'Record the registration of an organization’s texts',
  needs: 'users:manage',
  input: z.extend(organization, { brandId: registration, campaignId: registration }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('organization'), brandId: 'BX12345', campaignId: 'CX12345' }),
})
