import languageNamesList from './language-names.json' with { type: 'json' }
import languageTriggersList from './language-triggers.json' with { type: 'json' }

/** Languages by the words that name them in English and Spanish. */
export const languageNames: Record<string, string[]> = languageNamesList

/** A clause that speaks of languages holds one of these. */
export const languageTriggers = languageTriggersList
