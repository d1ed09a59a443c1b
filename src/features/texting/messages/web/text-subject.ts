import type * as z from 'zod/mini'
import type { sendTexts } from '../contract/messages.ts'

/** The recipients of a text: some ids, or all that match a query except a few. */
export type TextSelection = z.input<typeof sendTexts.input>['selection']

export type TextSubject = {
  selection: TextSelection
  count: number
  /** Set when the text goes to one person. */
  one: { id: string; name: string; hasResume: boolean } | null
}
