import { speaks } from '../../../../../platform/web/language/speaks.tsx'
import { english } from './en.ts'

/** A candidate's explanation page in English and Spanish. */
export const { Speaking: WhySpeaking, useWords: useWhyWords } = speaks(english, async () => await import('./es.ts'))
