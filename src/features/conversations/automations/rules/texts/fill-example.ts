import type { Language } from '../../../../../rules/words/language.ts'

const examples: Readonly<Record<Language, readonly (readonly [tag: string, example: string])[]>> = {
  en: [
    ['{{Candidate First}}', 'Ana'],
    ['{times}', 'Tue at 10:00 AM, Wed at 2:00 PM, or Thu at 4:30 PM'],
    ['{when}', 'Tue, Dec 1 at 10:00 AM'],
  ],
  es: [
    ['{{Candidate First}}', 'Ana'],
    ['{times}', 'mar a las 10:00 a. m., mié a las 2:00 p. m. o jue a las 4:30 p. m.'],
    ['{when}', 'mar, 1 dic a las 10:00 a. m.'],
  ],
}

/** Fills the tags of an automation's text with an example, and the organization's name. */
export const fillExample = (text: string, language: Language, organization: string): string =>
  [...examples[language], ['{organization}', organization] as const].reduce(
    (filled, [tag, example]) => filled.replaceAll(tag, () => example),
    text,
  )
