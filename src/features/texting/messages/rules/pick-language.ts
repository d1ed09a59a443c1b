/** Words in English and, where there are any, in Spanish. */
export type InTwoLanguages = { english: string; spanish: string | null | undefined }

/** The words for a person who prefers `language`: Spanish where they prefer it and there are Spanish ones, else English. */
export const pickLanguage = (language: string | null, { english, spanish }: InTwoLanguages): string =>
  language === 'Spanish' && (spanish ?? '').trim() !== '' ? (spanish ?? english) : english

type Pair = { content: string; content_spanish?: string | null | undefined }

/**
 * Returns true if the Spanish words are a template's and the English ones are not: people who prefer Spanish would read
 * something else.
 */
export const isSpanishMismatch = (message: string, spanish: string, templates: readonly Pair[]): boolean => {
  const wanted = spanish.trim()
  const its = templates.filter(({ content_spanish }) => wanted !== '' && content_spanish?.trim() === wanted)
  return its.length > 0 && !its.some(({ content }) => content.trim() === message.trim())
}
