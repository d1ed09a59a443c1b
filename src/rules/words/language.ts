/** The languages of the public pages for people without an account. */
const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

const spoken = (tag: string | null | undefined): Language | null => {
  const begins = (tag ?? '').slice(0, 3).toLowerCase()
  return languages.find((each) => begins === each || begins === `${each}-`) ?? null
}

type Wishes = {
  /** What the address asks for: `?lang=es`. */
  asked: string | null
  /** The language of the person that the page is for, where it is known. */
  own?: Language | null
  /** The earlier choice on this browser. */
  remembered: string | null
  /** The browser's own languages, the dearest first: es-MX, en. */
  browser: readonly string[]
}

/**
 * The language of a public page: the address wins, then that of the person it is for, then what was chosen before, then
 * the first of the browser's that we speak, else English.
 */
export const chooseLanguage = ({ asked, own = null, remembered, browser }: Wishes): Language => {
  const ofBrowser = browser.map(spoken).find((each) => each !== null)
  return spoken(asked) ?? own ?? spoken(remembered) ?? ofBrowser ?? 'en'
}

/** How days and hours are written in a language, in the United States: a locale of Intl. */
export const getLocale = (language: Language): 'en-US' | 'es-US' => (language === 'es' ? 'es-US' : 'en-US')
