import ways from './known-words.json' with { type: 'json' }

/** How people write a word, in either language: the word the rules know it by for each of its ways. */
const known = new Map(
  Object.entries(ways).flatMap(([word, others]) => [word, ...others].map((each) => [each, word] as const)),
)

/** Long words that are read through slips of the finger; nothing else is one slip away from two of them. */
const oftenMistyped = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'tomorrow',
  'december',
  'november',
  'miercoles',
  'viernes',
  'reschedule',
  'available',
]

/** Words of their own that a slip away would be taken for another. */
const ownWords = new Set([
  'fridays',
  'mondays',
  'tuesdays',
  'thursdays',
  'wednesdays',
  'saturdays',
  'unavailable',
  'rescheduled',
  'reschedules',
])

/** How many letters must be changed, added, left out or swapped to make one word of the other; 3 means three or more. */
const slipsBetween = (typed: string, word: string): number => {
  if (Math.abs(typed.length - word.length) > 2) return 3
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= word.length; at += 1) {
      const same = typed[row - 1] === word[at - 1]
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1))
      if (row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1])
        least = Math.min(least, (beforeLast[at - 2] ?? 0) + 1)
      next.push(least)
    }
    beforeLast = last
    last = next
  }
  return Math.min(3, last[word.length] ?? 3)
}

const withoutSlips = (typed: string): string => {
  if (typed.length < 5 || typed.length > 12 || ownWords.has(typed)) return typed
  const near = oftenMistyped.filter((word) => {
    const slips = slipsBetween(typed, word)
    return slips <= (word.length >= 8 && typed[0] === word[0] && typed.at(-1) === word.at(-1) ? 2 : 1)
  })
  const [only, another] = near
  return only !== undefined && another === undefined ? (known.get(only) ?? only) : typed
}

/** Everyday words whose neighboring letters are often swapped; no swap of theirs is another word. */
const oftenSwapped =
  'yes yeah have right next fine wrong please remove work works working week weeks thanks thank cancel another more texting messages number time start school first second third wait there call would could year month anything tomorrow that'.split(
    ' ',
  )
const swapped = new Map(
  oftenSwapped.flatMap((word) =>
    Array.from(
      { length: word.length - 1 },
      (_, at) => [word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2), word] as const,
    ).filter(([typed]) => typed !== word && !['form', 'tow', 'own', 'ent'].includes(typed)),
  ),
)

/** The word the rules know a folded word by: its other spellings and slips, or itself. */
export const findKnownWord = (typed: string): string => known.get(typed) ?? swapped.get(typed) ?? withoutSlips(typed)
