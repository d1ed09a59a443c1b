import type { Term } from './term.ts'
import clinicalTermsList from './terms/clinical-terms.json' with { type: 'json' }

/** Safety, skills of daily life and places of care, in English and Spanish. */
export const clinicalTerms: Term[] = clinicalTermsList as Term[]
