import abaTitlesList from './jobs/aba-titles.json' with { type: 'json' }
import abaWordsList from './jobs/aba-words.json' with { type: 'json' }
import campTitlesList from './jobs/camp-titles.json' with { type: 'json' }
import dutyWordsList from './jobs/duty-words.json' with { type: 'json' }
import employerWordsList from './jobs/employer-words.json' with { type: 'json' }
import officeTitlesList from './jobs/office-titles.json' with { type: 'json' }
import openTitlesList from './jobs/open-titles.json' with { type: 'json' }
import relatedTitlesList from './jobs/related-titles.json' with { type: 'json' }
import specialNeedsList from './jobs/special-needs.json' with { type: 'json' }
import titleWordsList from './jobs/title-words.json' with { type: 'json' }

/** Titles that are ABA jobs wherever they are held. */
export const abaTitles = abaTitlesList

/** Titles that are ABA jobs where the employer or the duties say ABA. */
export const openTitles = openTitlesList

/** Titles that are no ABA work, even at an ABA company. */
export const officeTitles = officeTitlesList

/** Titles of related work: teaching, day care, aides, nannies, care giving, group homes. */
export const relatedTitles = relatedTitlesList

/** Titles that are related work only where the children have special needs. */
export const campTitles = campTitlesList

/** Words that say the people have special needs. */
export const specialNeeds = specialNeedsList

/** Any other words that a title ends in or holds. */
export const titleWords = titleWordsList

/** Words that an employer's name holds. */
export const employerWords = employerWordsList

/** Words that say an employer or a duty is of ABA; folded, whole words. */
export const abaWords = abaWordsList

/** A line of duties begins with one of these, or with a word that ends in -ed or -ing. */
export const dutyWords = dutyWordsList
