import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'

const organization = z.object({ id: z.guid() })
const limit = z.nullable(z.number())
/** Null: no limit. */
const most = z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000)))
/** How many texts left today, by the organization's calendar. */
const left = z.number()

/** How many texts of an organization may leave a day, and how many left today: the stricter of the platform's word and its own. */
export const textingCap = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/texting-cap',
  summary: 'Get an organization’s daily text limit',
  needs: 'candidates:see',
  input: organization,
  reply: z.object({ most: limit, byPlatform: limit, byClinic: limit, left }),
  reads: ['texts'],
  example: (id) => ({ id: id('organization') }),
})

/** Platform staff set what an organization may send; its Admins may only allow less. Raised, it lets go what it held. */
export const setTextingCap = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/texting-cap',
  summary: 'Set an organization’s daily text limit',
  needs: 'users:manage',
  input: z.extend(organization, { most }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('organization'), most: null }),
})

/** The limit of all organizations together. */
export const allTextingCap = endpoint({
  method: 'GET',
  path: '/api/texts/cap',
  summary: 'Get the daily text limit for all organizations together',
  needs: 'platform:see',
  input: z.object({}),
  reply: z.object({ most: limit, left }),
  reads: ['texts'],
  example: () => ({}),
})

export const setAllTextingCap = endpoint({
  method: 'PUT',
  path: '/api/texts/cap',
  summary: 'Set the daily text limit for all organizations together',
  needs: 'platform:edit',
  input: z.object({ most }),
  reply: done,
  invalidates: ['texts'],
  example: () => ({ most: null }),
})
