import names from './certifications/certification-names.json' with { type: 'json' }
import claimWordsList from './certifications/claim-words.json' with { type: 'json' }
import expiredWordsList from './certifications/expired-words.json' with { type: 'json' }
import renewedWordsList from './certifications/renewed-words.json' with { type: 'json' }
import trainingWordsList from './certifications/training-words.json' with { type: 'json' }

const kinds = ['RBT', 'BCBA', 'BCaBA', 'other'] as const
/** Names of certifications: RBT, BCBA, BCaBA, and others of teaching and care. CPR, CPI, Safety-Care and PCM are skills. */
export const certificationNames: (readonly [words: string, kind: 'RBT' | 'BCBA' | 'BCaBA' | 'other'])[] = kinds.flatMap(
  (kind) => names[kind].map((words) => [words, kind] as const),
)

/** Words that say a certification is being earned. `exam`: even where it is claimed elsewhere, this decides. */
export const trainingWords = trainingWordsList

/** Words that say a certification was held and is no more. */
export const expiredWords = expiredWordsList

/** Words for a renewal: they undo what expired. */
export const renewedWords = renewedWordsList

/** Words that say a certification is held. */
export const claimWords = claimWordsList
