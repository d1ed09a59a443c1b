import { speaks } from '../../../../../platform/web/language/speaks.tsx'
import { english } from './en.ts'

/** The pages on which one gets a new password, in English and Spanish. */
export const { Speaking: ResetSpeaking, useWords: useResetWords } = speaks(english, async () => await import('./es.ts'))
