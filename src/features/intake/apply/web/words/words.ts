import { createBilingual } from '../../../../../platform/web/language/create-bilingual.tsx'
import { english } from './en.ts'

/** The apply page in English and Spanish. */
export const { Speaking: ApplySpeaking, useWords: useApplyWords } = createBilingual(
  english,
  async () => await import('./es.ts'),
)
