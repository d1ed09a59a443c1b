/**
 * Letters that got a lower case after 2017 (Georgian capitals and some of dead scripts): PostgreSQL's ICU versions do
 * not agree on it, so they are all one sign. The same ranges are in 0008-candidate-keys.sql.
 */
const disputed =
  /[\u1c89-\u1cbf\u2c2f\ua7b8-\ua7dc\ua7f5\u{10570}-\u{10595}\u{10d50}-\u{10d65}\u{16e40}-\u{16e5f}\u{16ea0}-\u{16eb8}]/gu

/** Lower case for comparing and searching, to the character what `app.fold_case` makes of it. Never for showing. */
export const foldCase = (text: string): string => text.replace(disputed, '\ufffd').toLowerCase()

/** Lower case of A to Z only, where nothing else is compared. */
export const toLowerAscii = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
