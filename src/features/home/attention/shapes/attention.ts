import * as z from 'zod/mini'

/** How many of each kind wait, and the minutes that the first of them has waited. */
export const attentionReply = z.object({
  replies: z.number(),
  handoffs: z.number(),
  requests: z.number(),
  numbers: z.number(),
  unrouted: z.number(),
  minutes: z.nullable(z.number()),
})
