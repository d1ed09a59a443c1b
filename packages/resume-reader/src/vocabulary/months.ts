import monthNamesList from './dates/month-names.json' with { type: 'json' }
import presentWordsList from './dates/present-words.json' with { type: 'json' }
import seasonNamesList from './dates/season-names.json' with { type: 'json' }

/** Names of months in English and Spanish, without accents, each with its number. */
export const monthNames: Record<string, number> = monthNamesList

/** Seasons: the month in which they begin; they last three. */
export const seasonNames: Record<string, number> = seasonNamesList

/** Words for *until now*. */
export const presentWords = presentWordsList
