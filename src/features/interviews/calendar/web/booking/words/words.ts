import { createBilingual } from '../../../../../../platform/web/language/create-bilingual.tsx'
import { english } from './en.ts'

/** The pages of a booking link in English and Spanish. */
export const { Speaking: BookSpeaking, useWords: useBookWords } = createBilingual(
  english,
  async () => await import('./es.ts'),
)
