import { createBilingual } from '../../../../../platform/web/language/create-bilingual.tsx'
import { english } from './en.ts'

/** A candidate's explanation page in English and Spanish. */
export const { Speaking: WhySpeaking, useWords: useWhyWords } = createBilingual(
  english,
  async () => await import('./es.ts'),
)
