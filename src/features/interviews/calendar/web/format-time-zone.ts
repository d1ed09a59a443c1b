import type { Language } from '../../../../rules/words/language.ts'
import { zoneName } from '../rules/interview-time.ts'

/** "Eastern Time": a zone as people call it, whatever the season. */
export const formatTimeZone = (timeZone: string, language: Language = 'en'): string =>
  zoneName(timeZone, new Date(), 'longGeneric', language)
