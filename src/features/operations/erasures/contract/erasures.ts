import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { erasureCauses } from '../rules/write-certificate-page.ts'

const erasure = z.object({
  id: z.string(),
  erasedAt: instant,
  cause: z.enum(erasureCauses),
  /** The record, and those that were merged into it. */
  records: z.number(),
  url: z.string(),
})

/** Newest first, 25 a page: a clinic's own, or every organization's for platform staff. Says nothing about who they were. */
export const erasures = endpoint({
  method: 'GET',
  path: '/api/erasures',
  summary: 'List certificates of permanently deleted candidates',
  needs: 'records:hold',
  input: z.object({ page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1) }),
  reply: z.object({ items: z.array(erasure), total: z.number() }),
  reads: ['candidates'],
  example: () => ({}),
})

/**
 * Finds the certificates of a person whose phone or email address someone knows, in the caller's own organization. The search is
 * recorded, without what was searched for.
 */
export const findErasures = endpoint({
  method: 'POST',
  path: '/api/erasures/find',
  summary: 'Find the certificates of a deleted person by phone or email',
  needs: 'records:hold',
  input: z.object({ contact: z.string().check(z.maxLength(300)) }),
  reply: z.object({ items: z.array(erasure) }),
  rateLimit: 20,
  example: () => ({ contact: 'ana@example.test' }),
})

/** A document of its own, made to be printed. */
export const erasureCertificate = endpoint({
  method: 'GET',
  path: '/api/erasures/{id}/certificate',
  summary: 'Open the certificate of a deleted candidate',
  needs: 'records:hold',
  input: z.object({ id: z.guid() }),
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('erasureCertificate') }),
})
