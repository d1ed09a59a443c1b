import { speaks } from '../../../../../../platform/web/language/speaks.tsx'
import { english } from './en.ts'

/** The pages of a booking link in English and Spanish. */
export const { Speaking: BookSpeaking, useWords: useBookWords } = speaks(english, async () => await import('./es.ts'))
