/** The possible meanings of a file's answer about texts. */
export const consentMeanings = ['given', 'refused', 'unknown'] as const
export type ConsentMeaning = (typeof consentMeanings)[number]

const given =
  /^(?:y|yes|true|1|x|ok|okay|agreed?|granted|given|opted[ -]?in|opt[ -]?in|subscribed|consented|accepted)\b/i
const refused =
  /^(?:n|no|false|0|declined?|denied|refused|opted[ -]?out|opt[ -]?out|unsubscribed|do not text|don['’]t text|never|stop)\b/i

/** What an answer to "May we text you?" says; anything unclear is unknown. */
export const readConsent = (text: string): ConsentMeaning => {
  const answer = text.slice(0, 200).trim()
  if (refused.test(answer)) return 'refused'
  return given.test(answer) ? 'given' : 'unknown'
}
