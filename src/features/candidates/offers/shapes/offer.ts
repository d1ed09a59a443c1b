import * as z from 'zod/mini'
import { instant } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'

const thing = z.object({ id: z.string(), name: z.string() })

/** A record of the same person at another clinic. */
export const recordThere = z.extend(thing, { position: z.enum(positions) })

/** Link from a candidate’s record to the one at another clinic, for platform staff. */
export const offerLink = z.object({
  id: z.string(),
  /** `to`: passed on to that clinic; `from`: passed on by it. */
  way: z.enum(['to', 'from']),
  clinic: thing,
  /** Null when the record there was deleted. */
  candidate: z.nullable(recordThere),
  /** Where and when they agreed to be offered. */
  agreed: z.nullable(z.string()),
  at: instant,
  /** No one there did anything with the record yet. */
  canWithdraw: z.boolean(),
})
