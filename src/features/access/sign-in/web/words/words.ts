import { createBilingual } from '../../../../../platform/web/language/create-bilingual.tsx'
import { english } from './en.ts'

/** The pages on which one gets a new password, in English and Spanish. */
export const { Speaking: ResetSpeaking, useWords: useResetWords } = createBilingual(
  english,
  async () => await import('./es.ts'),
)
