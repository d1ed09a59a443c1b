import type { Run } from './run.ts'

const longest = 80 // signs of a name or a heading that is set wide
const wordGap = 0.45 // font sizes between two words whose letters are joined already
const blank = 0.15 // font sizes that a blank adds to the gap between two letters, at least
const mostGap = 3.5 // font sizes within a name or a heading

const isSign = (piece: string) => /^[\p{L}\p{N}&]$/u.test(piece)
const toPieces = (text: string) => text.split(/\s/).filter((piece) => piece !== '')
/** Whether single signs make up most of a text. */
const isSpread = (text: string) => {
  const pieces = toPieces(text)
  return pieces.filter(isSign).length * 2 > pieces.length
}
/** Letters that are kerned so that they touch: the end of "S U M M A RY". */
const isKerned = (text: string) => /^\s*\p{Lu}{2}\s*$/u.test(text)
const getGap = (before: Run, run: Run) => (run.x - before.x - before.width) / run.size

/** Joins what is left of a line: each run is a word, or a letter if most are single letters. */
const joinPieces = (runs: readonly Run[]): string => {
  const isOfLetters = runs.length >= 4 && runs.filter(({ text }) => isSign(text.trim())).length * 2 > runs.length
  const gaps = runs.flatMap((run, at) => (at === 0 ? [] : getGap(runs[at - 1] ?? run, run)))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0
  const least = isOfLetters ? usual + blank : wordGap
  return runs
    .map(({ text }, at) => {
      // Two blanks within a run are between words.
      const words = text.trim().split(/\s{2,}/)
      const joined = words.map((word) => word.replaceAll(/\s/g, '')).join(' ')
      return `${(gaps[at - 1] ?? 0) > least ? ' ' : ''}${joined}`
    })
    .join('')
}

const joinGroup = (runs: Run[]): Run[] => {
  const [first, last] = [runs[0], runs.at(-1)]
  const text = runs.map((run) => run.text.trim()).join(' ')
  const letters = toPieces(text).filter((piece) => /^[\p{L}&]$/u.test(piece)).length
  if (!first || !last || letters < 3 || text.length > longest) return runs
  return [{ ...first, text: joinPieces(runs), width: last.x + last.width - first.x }]
}

/** Returns a row's runs, from left to right, with each letter-spaced name or heading as one run: "J A N E", "S P A C E D" is "JANE SPACED". */
export const joinSpacedLetters = (runs: readonly Run[]): Run[] => {
  const groups: Run[][] = []
  for (const run of runs) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    const gap = before ? getGap(before, run) : 0
    const isNext = isSpread(run.text) ? gap < mostGap : isKerned(run.text) && gap < wordGap
    if (group && before && isNext && (isSpread(before.text) || isKerned(before.text))) group.push(run)
    else groups.push([run])
  }
  return groups.flatMap(joinGroup)
}

/**
 * Returns a run's text as it was `drawn`, piece by piece, where its letters are set so wide that the library reads a blank behind each: the only
 * blanks drawn are those between words. Some makers draw none.
 */
export const withDrawnBlanks = (text: string, drawn: readonly { text: string }[]): string => {
  if (text.length <= 4 || !isSpread(text)) return text
  let whole = ''
  for (const piece of drawn) {
    if (whole.length > text.length) return text
    whole += piece.text
  }
  return whole.replaceAll(/\s/g, '') === text.replaceAll(/\s/g, '') ? whole : text
}
