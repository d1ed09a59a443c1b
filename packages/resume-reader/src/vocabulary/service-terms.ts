import type { Term } from './term.ts'
import serviceTermsList from './terms/service-terms.json' with { type: 'json' }

/** The terms for recording, planning, supervising and teaching others, in English and Spanish. */
export const serviceTerms: Term[] = serviceTermsList as Term[]
