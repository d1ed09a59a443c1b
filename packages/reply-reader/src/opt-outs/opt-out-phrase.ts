const escaped = (word: string) => word.replace(/[^a-z0-9]/g, '').concat(word.endsWith('*') ? '\\w*' : '')

const alternative = (text: string, lists: Record<string, string>): string =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('<') ? choice(lists[word.slice(1, -1)] ?? '', {}) : escaped(word)))
    .join(' ')

const choice = (text: string, lists: Record<string, string>): string =>
  `(?:${text
    .split('/')
    .map((each) => alternative(each, lists))
    .join('|')})`

const inner = (token: string) => token.replace(/^[!-]?[[{]|[\]}]$/g, '')

const piece = (token: string, lists: Record<string, string>): string => {
  if (token === '^') return '^ '
  if (token === '$') return '$'
  if (token.startsWith('..')) return `(?:\\w+ ){0,${Number(token.slice(2, 3)) || 0}}`
  if (token.startsWith('!..')) return `(?!(?:\\w+ )*?${choice(inner(token.slice(3)), lists)} )`
  if (token.startsWith('!')) return `(?!${choice(inner(token), lists)} )`
  if (token.startsWith('-')) return `(?<! ${choice(inner(token), lists)} )`
  if (token.startsWith('[')) return `(?:${choice(inner(token), lists)} )?`
  return `${choice(inner(token), lists)} `
}

/**
 * A phrase as the lists of meanings write it, as a pattern over words with one blank around each: `a/b` one of them,
 * `{a b/c}` one of these groups, `[a]` perhaps, `..2` up to two words, `word*` any ending, `<list>` a named list,
 * `!{a}` not followed by, `!..{a}` not anywhere behind it, `-{a}` not after, `^` `$` the begin and end of the sentence.
 */
export const buildPhrasePattern = (phrase: string, lists: Record<string, string> = {}): RegExp => {
  const tokens =
    phrase.slice(0, 500).match(/(?:!\.\.|[!-])?(?:\[[^\]]{0,400}\]|\{[^}]{0,400}\})|[^\s[\]{}]{1,200}/g) ?? []
  const pieces = tokens.map((token) => piece(token, lists)).join('')
  return new RegExp(pieces.startsWith('^ ') ? pieces : ` ${pieces}`)
}
