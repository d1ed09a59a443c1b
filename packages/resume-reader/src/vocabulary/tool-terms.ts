import type { Term } from './term.ts'
import assessmentTermsList from './terms/assessment-terms.json' with { type: 'json' }
import systemTermsList from './terms/system-terms.json' with { type: 'json' }

/** Assessments, in English and Spanish. */
export const assessmentTerms: Term[] = assessmentTermsList as Term[]

/** Systems for data and records. */
export const systemTerms: Term[] = systemTermsList as Term[]
