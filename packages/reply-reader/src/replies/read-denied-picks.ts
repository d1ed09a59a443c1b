/** A place in the list of offered times, in words. */
const places: readonly (readonly [RegExp, number | 'last' | 'middle'])[] = [
  [/^(?:first|1|one|primer[ao]?|uno)$/, 1],
  [/^(?:second|2|two|segund[ao]|dos)$/, 2],
  [/^(?:third|3|three|tercer[ao]?|tres)$/, 3],
  [/^(?:last|latest|ultim[ao])$/, 'last'],
  [/^(?:middle|medio)$/, 'middle'],
]
const denials = /^(?:not|no|ni|nor|cant|cannot|dont|neither|except|wont|isnt|tampoco|nah|nope)$/
const turns = /^(?:so|but|then|actually|instead|,|prefer|rather|and|pero|entonces|si|mejor|sino|it)$/
const plurals = /^(?:two|2|dos|days?|dias|ones)$/
/** Anything that is no list of places: times, days, questions, conditions. */
const others =
  / (?:am|pm|oclock|:|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|week|semana|if|unless|maybe|or not|kids|hours|years|minutes|\d\d+)(?= )|\d:\d/

/**
 * Returns the one place that a line takes after it denies others (“not the first, the last”), counted from 1. Null where it denies
 * none, takes several, or takes and denies the same.
 */
export const readDeniedPicks = (line: string, count: number): number | null => {
  if (others.test(line)) return null
  const words = line.split(' ').filter((word) => word !== '')
  const taken = new Set<number>()
  const denied = new Set<number>()
  let isDenied = false
  for (const [at, word] of words.entries()) {
    if (denials.test(word)) isDenied = true
    else if (turns.test(word) && word !== 'and')
      isDenied = word === ',' && /^(?:ni|nor|not|no)$/.test(words[at + 1] ?? '')
    const place = places.find(([pattern]) => pattern.test(word))?.[1]
    // “One” after a place is the noun: “the first one”.
    if (place === undefined || (word === 'one' && places.some(([pattern]) => pattern.test(words[at - 1] ?? ''))))
      continue
    const which = place === 'last' ? count : place === 'middle' ? (count === 3 ? 2 : 0) : place
    if (which < 1 || which > count) return null
    if (isDenied && (word === 'first' || word === 'primer') && plurals.test(words[at + 1] ?? '')) return null
    if (isDenied) denied.add(which)
    else taken.add(which)
  }
  const [pick, another] = taken
  return pick !== undefined && another === undefined && denied.size > 0 && !denied.has(pick) ? pick : null
}
