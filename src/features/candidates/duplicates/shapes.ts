import { duplicateLevels, duplicateReasons } from '@reinforce/same-person/reasons.ts'
import * as z from 'zod/mini'
import { instant } from '../../../platform/shared/schemas.ts'
import { positions } from '../../../rules/credential/positions.ts'
import { actorRef } from '../directory/shapes/actor-ref.ts'

/** Who may be the same person, and why. */
export const duplicate = z.object({
  id: z.string(),
  name: z.string(),
  position: z.enum(positions),
  status: z.string(),
  created_at: instant,
  level: z.enum(duplicateLevels),
  reasons: z.array(z.enum(duplicateReasons)),
})

/** What a merge moves and its undoing gives back, counted. */
export const mergedPieces = z.object({
  notes: z.number(),
  texts: z.number(),
  interviews: z.number(),
  documents: z.number(),
})

/** A merge that stands and can be undone: when, by whom, and what moved with it. */
export const standingMerge = z.object({ at: instant, by: actorRef, moved: mergedPieces })
