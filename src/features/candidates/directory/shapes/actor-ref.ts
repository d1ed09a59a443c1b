import * as z from 'zod/mini'

/** Author of an action: a person the reader may see, platform staff, or the product itself. */
export const actorRef = z.object({ kind: z.enum(['person', 'platform', 'product']), name: z.nullable(z.string()) })
export type NamedActor = z.infer<typeof actorRef>
