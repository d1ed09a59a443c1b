/** A web address as someone would write one into a name: a scheme, "www." or a word with a dot and a known ending. */
const webAddress =
  /https?:|www\.|[\p{L}\p{N}-]{2,63}[.。．](?:com|net|org|io|co|us|info|biz|app|link|xyz|site|online|shop|top|ru|cn|example|test)(?![\p{L}])/iu

/** Why a name that someone typed at an open form is none, as a sentence; null when nothing is wrong with it. It becomes a word of a clinic's texts. */
export const findTypedNameProblem = (name: string): string | null => {
  if (name.trim() === '') return 'Enter your name.'
  if (webAddress.test(name.normalize('NFKC'))) return 'Enter your name without a web address.'
  return /\p{Nd}/u.test(name) ? 'Enter your name without numbers.' : null
}
