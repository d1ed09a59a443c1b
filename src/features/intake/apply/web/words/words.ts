import { speaks } from '../../../../../platform/web/language/speaks.tsx'
import { english } from './en.ts'

/** The apply page in English and Spanish. */
export const { Speaking: ApplySpeaking, useWords: useApplyWords } = speaks(english, async () => await import('./es.ts'))
