const alphabets = {
  // Without characters that are taken for one another: l I 1 | and O o 0.
  lower: 'abcdefghijkmnpqrstuvwxyz',
  upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  digits: '23456789',
  symbols: '!@#$%^&*-_=+?',
} as const

export type CharacterKind = keyof typeof alphabets
/** Kinds of characters to choose from. */
export const characterKinds = Object.keys(alphabets) as CharacterKind[]
/** The fewest characters a secret is made of. */
export const shortestSecret = 8
/** The most characters a secret is made of. */
export const longestSecret = 64

/** One of `n` values, each equally likely: bytes of the last, incomplete round are thrown away. */
const below = (n: number, byte: () => number): number => {
  const limit = 256 - (256 % n)
  let drawn = byte()
  while (drawn >= limit) drawn = byte()
  return drawn % n
}

/**
 * A random password of the kinds asked for, at least one character of each; `byte` is a source of secure random bytes.
 * What lacks a kind is drawn again as a whole, so that every password that fits is equally likely.
 */
export const generateSecret = (
  asked: { length: number; kinds: readonly CharacterKind[] },
  byte: () => number,
): string => {
  const kinds = asked.kinds.length > 0 ? asked.kinds : characterKinds
  const length = Math.min(longestSecret, Math.max(shortestSecret, Math.round(asked.length)))
  const alphabet = kinds.map((kind) => alphabets[kind]).join('')
  const draw = () => Array.from({ length }, () => alphabet[below(alphabet.length, byte)]).join('')
  const fits = (secret: string) => kinds.every((kind) => Array.from(alphabets[kind]).some((c) => secret.includes(c)))
  let secret = draw()
  while (!fits(secret)) secret = draw()
  return secret
}
