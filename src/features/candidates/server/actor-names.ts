import * as z from 'zod/mini'
import type { NamedActor } from '../shapes/doer.ts'

export const actorColumns = { who: z.nullable(z.string()), who_name: z.nullable(z.string()) }

/** Who did something. A person whom a clinic cannot see is platform staff. */
export const actorOf = (who: string | null, name: string | null): NamedActor => {
  if (who === null) return { kind: 'product', name: null }
  return name === null ? { kind: 'platform', name: null } : { kind: 'person', name }
}
