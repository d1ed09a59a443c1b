import { duplicateLevels, duplicateReasons } from '@reinforce/same-person/reasons.ts'
import * as z from 'zod/mini'
import { instant } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { actorRef } from '../../directory/shapes/actor-ref.ts'

/** A record of possibly the same person, and the reasons. */
export const duplicate = z.object({
  id: z.string(),
  name: z.string(),
  position: z.enum(positions),
  status: z.string(),
  created_at: instant,
  level: z.enum(duplicateLevels),
  reasons: z.array(z.enum(duplicateReasons)),
})

/** Counts of rows that a merge moves, or that its undo returns. */
export const mergedPieces = z.object({
  notes: z.number(),
  texts: z.number(),
  interviews: z.number(),
  documents: z.number(),
})

/** An active merge that can be undone: its time, its author, and the rows that moved. */
export const standingMerge = z.object({ at: instant, by: actorRef, moved: mergedPieces })
