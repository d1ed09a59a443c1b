import * as z from 'zod/mini'
import { positions } from '../../../../rules/credential/positions.ts'
import { typedTexts } from './fields.ts'

/** Fields as a person types them; what is left out stays. Shared by editing and adding. */
export const typedFields = z.object({
  ...typedTexts,
  position: z.optional(z.enum(positions)),
  current_rbt: z.optional(z.nullable(z.boolean())),
  location_id: z.optional(z.nullable(z.guid())),
  text_consent: z.optional(z.enum(['given', 'refused', 'unknown'])),
  /** Required with a consent or refusal: its place, time, and wording. */
  text_consent_source: z.optional(z.string().check(z.maxLength(500))),
})
export type TypedFields = z.output<typeof typedFields>
