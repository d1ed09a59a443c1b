import { createBilingual } from '../../../../../platform/web/language/create-bilingual.tsx'
import { english } from './en.ts'

/** The page on which one requested a demo, in English and Spanish. */
export const { Speaking: DemoSpeaking, useWords: useDemoWords } = createBilingual(
  english,
  async () => await import('./es.ts'),
)
