import * as z from 'zod/mini'
import { instant } from '../../../../platform/shared/schemas.ts'
import { actorRef } from '../../directory/shapes/actor-ref.ts'

/** Someone's part in the blind sample, null for none. Without a decision the numbers are held back until there is one. */
export const blindPart = z.nullable(
  z.object({
    decided: z.nullable(
      z.object({
        at: instant,
        /** Null: no one in particular, as in a merge. */
        by: z.nullable(actorRef),
        status: z.string(),
        /** The score that was hidden, where one was computed. */
        number: z.nullable(z.number()),
      }),
    ),
  }),
)
