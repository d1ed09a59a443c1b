/** A step of a frame: words of a class or words themselves, a gap of a few words, or words that must not follow. */
export type Step =
  | { kind: 'word'; any: ReadonlySet<string>; isOptional: boolean; isEnd: boolean }
  | { kind: 'gap'; most: number }
  | { kind: 'not'; any: ReadonlySet<string> }
  | { kind: 'begin' }

const split = (text: string) => new Set(text.split('/'))

const parseStep = (token: string): Step => {
  if (token === '^') return { kind: 'begin' }
  if (token.startsWith('..')) return { kind: 'gap', most: Number(token.slice(2)) }
  if (token.startsWith('!')) return { kind: 'not', any: split(token.slice(1)) }
  const isOptional = token.startsWith('[')
  const any = split(isOptional ? token.slice(1, -1) : token)
  return { kind: 'word', any, isOptional, isEnd: any.has('$') }
}

/**
 * Parses a frame: `STOP` a word of that list, `stop` the word itself, `a/b` one of them, `[a]` perhaps, `..2`
 * up to two words, `!a` not followed by, `^` and `$` the begin and the end of a thought.
 */
export const parseFrame = (frame: string): Step[] =>
  frame
    .split(' ')
    .filter((token) => token !== '')
    .map(parseStep)
