/**
 * One of several phrases in the folded line of `words-of.ts`, where a comma stands for every mark that ends a thought; each begins
 * and ends at a blank.
 */
export const matchAny = (...phrases: string[]): RegExp => new RegExp(` (?:${phrases.join('|')})(?= )`, 'u')
