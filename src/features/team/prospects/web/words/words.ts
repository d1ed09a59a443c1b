import { speaks } from '../../../../../platform/web/language/speaks.tsx'
import { english } from './en.ts'

/** The page on which one asks for a demo, in English and Spanish. */
export const { Speaking: DemoSpeaking, useWords: useDemoWords } = speaks(english, async () => await import('./es.ts'))
