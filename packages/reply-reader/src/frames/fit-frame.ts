import type { Step } from './parse-frame.ts'
import type { TaggedWords } from './tag-words.ts'

/** Whether a word of a text is in a list. */
export const isListed = ({ ends }: TaggedWords, at: number, name: string): boolean => ends[at]?.has(name) ?? false

const endsAt = ({ words, ends }: TaggedWords, at: number, any: ReadonlySet<string>): number[] => {
  const found: number[] = []
  if (any.has(words[at] ?? '')) found.push(at + 1)
  for (const [name, ways] of ends[at] ?? []) if (any.has(name)) found.push(...ways)
  return found
}

/** Lists that no frame reaches over. */
const uncrossed = ['BREAK', 'KEEP', 'STOP']

/** Whether the steps fit from a word on. The gaps are short, so this takes a bounded time. */
export const fitsFrame = (text: TaggedWords, steps: readonly Step[], from: number, at: number): boolean => {
  const step = steps[from]
  if (!step) return true
  if (step.kind === 'begin') return at === 0 && fitsFrame(text, steps, from + 1, at)
  if (step.kind === 'not') return endsAt(text, at, step.any).length === 0 && fitsFrame(text, steps, from + 1, at)
  if (step.kind === 'gap') {
    for (let skipped = 0; skipped <= step.most; skipped += 1) {
      if (fitsFrame(text, steps, from + 1, at + skipped)) return true
      if (uncrossed.some((name) => isListed(text, at + skipped, name))) return false
    }
    return false
  }
  if (step.isEnd && at >= text.words.length) return fitsFrame(text, steps, from + 1, at)
  if (endsAt(text, at, step.any).some((end) => fitsFrame(text, steps, from + 1, end))) return true
  return step.isOptional && fitsFrame(text, steps, from + 1, at)
}

/** Every word of a text, and every list that one is in. */
export const collectNames = ({ words, ends }: TaggedWords): ReadonlySet<string> =>
  new Set([...words, ...ends.flatMap((found) => [...found.keys()])])

/** Whether a text holds a word for every step that needs one, in any order: most frames end here. */
export const canFit = (names: ReadonlySet<string>, steps: readonly Step[]): boolean =>
  steps.every(
    (step) => step.kind !== 'word' || step.isOptional || step.isEnd || [...step.any].some((name) => names.has(name)),
  )
