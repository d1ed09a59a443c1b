import * as z from 'zod/mini'
import { day, instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { registryStatuses } from '../rules/credential/registry-statuses.ts'
import { actorRef } from './actor-ref.ts'
import { rowFields } from './fields.ts'

export const registryStatus = z.enum(registryStatuses)

/** Registry data that a person recorded about the number on file. */
const registryRecord = z.object({
  status: registryStatus,
  at: instant,
  by: actorRef,
  expires_on: z.nullable(day),
})

/** One row of the candidate table. `name` is the cleaned name, `full_name` what was received. */
export const candidateRow = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  location_id: nullableText,
  location: nullableText,
  name: z.string(),
  ...rowFields,
  date_submitted_ts: z.nullable(instant),
  created_at: instant,
  position: z.enum(positions),
  status: z.string(),
  type: z.enum(['Applicant', 'Premium']),
  hasResume: z.boolean(),
  /** Why there is no score and what to do, as a sentence: the résumé file gave no words, or they are in the blind sample. Null for neither. */
  unread: nullableText,
  current_rbt: z.nullable(z.boolean()),
  auto_scheduler_sent: z.boolean(),
  fit: z.object({
    kind: z.enum(['terminated', 'archived', 'certified', 'experienced', 'computed']),
    number: z.number(),
    /** In the blind sample: the number is no judgement, and shows once someone decided. */
    hidden: z.optional(z.literal(true)),
  }),
  /** Null: no one looked it up, or what was looked up is no longer the number on file. */
  credential: z.nullable(registryRecord),
  text_consent: z.enum(['given', 'refused', 'unknown']),
  /** Start of their last time as Hired that lasted ten minutes or more. Null for never. The row's status is today's. */
  hired_at: z.nullable(instant),
  /** The status is Interview Scheduled, no interview is to come, and the last one did not take place. */
  interview_time_missing: z.boolean(),
  /** `everywhere`: this organization does not know it itself, only that the number opted out of this service's texts. */
  opted_out: z.nullable(z.enum(['here', 'everywhere'])),
})
export type CandidateRow = z.infer<typeof candidateRow>
