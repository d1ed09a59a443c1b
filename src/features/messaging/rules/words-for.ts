/** Words in English and, where there are any, in Spanish. */
export type InTwoLanguages = { english: string; spanish: string | null | undefined }

/** The words for a person who prefers `language`: Spanish where they prefer it and there are Spanish ones, else English. */
export const wordsFor = (language: string | null, { english, spanish }: InTwoLanguages): string =>
  language === 'Spanish' && (spanish ?? '').trim() !== '' ? (spanish ?? english) : english
