import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { typedFields } from '../shapes/typed.ts'

/** Null means your own organization; platform staff name one. */
const organization_id = z._default(z.nullable(z.guid()), null)

/**
 * Adds a candidate. The browser makes the `id`, so that a second click adds no one twice. A résumé file is uploaded
 * before, see uploadResume.
 */
export const addCandidate = endpoint({
  method: 'POST',
  path: '/api/candidates',
  summary: 'Add a candidate',
  needs: 'candidates:edit',
  input: z.extend(typedFields, {
    id: z.guid(),
    organization_id,
    upload_id: z._default(z.nullable(z.guid()), null),
  }),
  reply: z.object({ id: z.string() }),
  invalidates: ['candidates'],
  example: (id) => ({
    id: id('newId'),
    organization_id: id('organization'),
    full_name: 'Noor Haddad',
    phone_number: '(512) 201-0199',
    text_consent: 'given' as const,
    text_consent_source: 'Agreed by phone on November 20',
  }),
})
