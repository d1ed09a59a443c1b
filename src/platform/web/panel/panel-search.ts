import * as z from 'zod/mini'
import { createUrlChoice, urlId } from '../url-field.ts'

export const panelParts = ['analysis', 'resume', 'messages', 'interviews', 'notes'] as const
export type PanelPart = (typeof panelParts)[number]
/** The action on the person in the panel, in a dialog above it. */
const acts = ['text', 'status', 'archive', 'book'] as const
export type PanelAct = (typeof acts)[number]

/**
 * The person of the open panel, over any page: stored in the URL, so that it can be linked to and closed by going back.
 */
export const panelSearch = z.object({
  panel: urlId,
  part: createUrlChoice(...panelParts),
  act: createUrlChoice(...acts),
})
export type PanelSearch = z.output<typeof panelSearch>
