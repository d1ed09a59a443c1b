import type { Language } from '../../../../rules/words/language.ts'
import { formatZoneName } from '../rules/interview-time.ts'

/** Formats a zone as people call it, in any season: "Eastern Time". */
export const formatTimeZone = (timeZone: string, language: Language = 'en'): string =>
  formatZoneName(timeZone, new Date(), 'longGeneric', language)
