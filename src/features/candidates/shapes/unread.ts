import * as z from 'zod/mini'

/** Why a résumé file gave no words and what to do, as a sentence; null when it gave some, or there is none. */
export const unread = z.nullable(z.string())
