import * as z from 'zod/mini'
import { doubts, evidences } from '../../rules/mail/proposal.ts'

/** The others an email may be from, and why its fields name their person: codes, put in words when they are read. */
export const storedProposal = z.object({
  why: z.enum(evidences),
  doubt: z.nullable(z.enum(doubts)),
  others: z.array(
    z.object({
      full_name: z.string(),
      email_address: z.string(),
      phone_number: z.string(),
      why: z.enum(evidences),
    }),
  ),
})
