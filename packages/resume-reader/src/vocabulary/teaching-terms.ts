import type { Term } from './term.ts'
import fieldWordsList from './terms/field-words.json' with { type: 'json' }
import teachingTermsList from './terms/teaching-terms.json' with { type: 'json' }

/** Words that say a clause speaks of ABA; they make short and ambiguous words safe. */
export const fieldWords = fieldWordsList

/** How skills are taught, in English and Spanish. */
export const teachingTerms: Term[] = teachingTermsList as Term[]
