/** The word of each strength, weakest first. */
export const strengthWords = ['Weak', 'Fair', 'Good', 'Strong'] as const
/** 0 Weak, 1 Fair, 2 Good, 3 Strong. */
export type Strength = 0 | 1 | 2 | 3

const known = [
  'password passwort passwd welcome qwerty asdf zxcv letmein admin administrator login signin master monkey dragon',
  'sunshine princess football baseball iloveyou trustno summer winter spring autumn fall january february march april',
  'june july august september october november december monday tuesday wednesday thursday friday saturday sunday',
  'reinforce clinic therapy hiring secret test changeme default love hello company office team',
]
  .join(' ')
  .split(' ')
const looksLike: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }
const plain = (text: string) => Array.from(text.toLowerCase(), (char) => looksLike[char] ?? char).join('')

const bitsOfWord = 9
const bitsOfYear = 6

const sizePool = (text: string): number => {
  const classes: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^a-zA-Z0-9]/, 30],
  ]
  return classes.reduce((sum, [has, many]) => (has.test(text) ? sum + many : sum), 0)
}

/** The characters that are left when words anyone would try first are taken out, and how many those were. */
const removeKnown = (secret: string, words: readonly string[]) => {
  let flat = plain(secret)
  let rest = secret
  let found = 0
  for (const word of words.toSorted((a, b) => b.length - a.length))
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word)) {
      flat = flat.slice(0, at) + flat.slice(at + word.length)
      rest = rest.slice(0, at) + rest.slice(at + word.length)
      found += 1
    }
  return { rest, found }
}

/** Counts the bits of the characters. One that continues the step of the two before it (aaa, 123, cba) counts one. */
const measureBits = (text: string, pool: number): number => {
  const each = pool > 0 ? Math.log2(pool) : 0
  let bits = 0
  for (let at = 0; at < text.length; at += 1) {
    const step = text.charCodeAt(at) - text.charCodeAt(at - 1)
    const before = text.charCodeAt(at - 1) - text.charCodeAt(at - 2)
    bits += Math.abs(step) <= 1 && step === before ? 1 : each
  }
  return bits
}

/**
 * How hard a password is to guess: bits of its characters, where well-known words, the given words (site, username),
 * years and runs count little. Under 40 bits Weak, under 60 Fair, under 80 Good.
 */
export const measureStrength = (secret: string, context: readonly string[] = []): Strength => {
  const given = context.flatMap((each) => plain(each).split(/[^a-z]+/)).filter((word) => word.length >= 4)
  const noYears = secret.replace(/(?:19|20)\d\d/g, '')
  const years = (secret.length - noYears.length) / 4
  const { rest, found } = removeKnown(noYears, [...new Set([...known.map(plain), ...given])])
  const bits = measureBits(rest, sizePool(secret)) + found * bitsOfWord + years * bitsOfYear
  return bits < 40 ? 0 : bits < 60 ? 1 : bits < 80 ? 2 : 3
}
