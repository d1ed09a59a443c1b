import { createBilingual } from '../../../../../platform/web/language/create-bilingual.tsx'
import { english } from './en.ts'

/** The page of an invitation link in English and Spanish. */
export const { Speaking: InvitationSpeaking, useWords: useInvitationWords } = createBilingual(
  english,
  async () => await import('./es.ts'),
)
