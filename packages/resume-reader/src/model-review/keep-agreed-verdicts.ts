import type { NumberedLine } from './build-model-question.ts'
import type { AskedCriterion } from './list-asked-criteria.ts'

type Verdict = 'Found' | 'Missing' | 'Unclear'
/** A verdict as a model gave it: not trusted yet. */
export type GivenVerdict = { id: string; verdict: Verdict; lines: number[] }
/** A verdict on which the answers agree; the quotes are cut from the résumé. */
export type ModelVerdict = { name: string; verdict: Verdict; lines: number[]; quotes: string[] }

const mostQuotes = 5
const answersNeeded = 3

type ModelQuestion = { criteria: AskedCriterion[]; lines: NumberedLine[]; isComplete: boolean }

/**
 * The verdict of one answer for one criterion: *Found* needs a line that was sent, and contradictory ones count for
 * nothing.
 */
const heldVerdict = (id: string, given: GivenVerdict[], sent: ReadonlyMap<number, string>) => {
  const [first, ...others] = given.filter((each) => each.id === id)
  const unclear = { verdict: 'Unclear' as const, lines: [] }
  if (!first || others.some(({ verdict }) => verdict !== first.verdict)) return unclear
  if (first.verdict !== 'Found') return { verdict: first.verdict, lines: [] }
  const lines = [...new Set(first.lines)].filter((line) => sent.has(line))
  return lines.length === 0 ? unclear : { verdict: 'Found' as const, lines }
}

/**
 * Returns the joint verdicts of three answers about the same résumé; null with fewer. A criterion on which they differ
 * is *Unclear*, also where no two of them name the same line; *Missing* is used only where all of the résumé was sent.
 * Verdicts without a question are dropped.
 */
export const keepAgreedVerdicts = (
  answers: GivenVerdict[][],
  { criteria, lines, isComplete }: ModelQuestion,
): ModelVerdict[] | null => {
  if (answers.length < answersNeeded) return null
  const sent = new Map(lines.map(({ number, text }) => [number, text]))
  return criteria.map(({ id, name }) => {
    const held = answers.map((given) => heldVerdict(id, given, sent))
    const unclear = { name, verdict: 'Unclear' as const, lines: [], quotes: [] }
    const verdict = held[0]?.verdict
    if (verdict === undefined || held.some((each) => each.verdict !== verdict)) return unclear
    if (verdict === 'Missing' && isComplete) return { ...unclear, verdict }
    if (verdict !== 'Found') return unclear
    const times = new Map<number, number>()
    for (const line of held.flatMap((each) => each.lines)) times.set(line, (times.get(line) ?? 0) + 1)
    const agreed = lines
      .filter(({ number }) => (times.get(number) ?? 0) * 2 > answers.length)
      .slice(0, mostQuotes)
      .map(({ number }) => number)
    if (agreed.length === 0) return unclear
    return { name, verdict, lines: agreed, quotes: [...new Set(agreed.map((line) => sent.get(line) ?? ''))] }
  })
}
