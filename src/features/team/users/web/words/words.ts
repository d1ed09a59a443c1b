import { speaks } from '../../../../../platform/web/language/speaks.tsx'
import { english } from './en.ts'

/** The page of an invitation link in English and Spanish. */
export const { Speaking: InvitationSpeaking, useWords: useInvitationWords } = speaks(
  english,
  async () => await import('./es.ts'),
)
