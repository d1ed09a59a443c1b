import { listNicknames } from './names/name-lists.ts'
import { readName } from './names/read-name.ts'

const mostPairs = 80

/** A first name and a surname to look for; `isSwapped`: the surname is written first. */
export type NameToAsk = { first: string; last: string; isSwapped: boolean }

/** Under which first names and surnames someone may be on file: every nickname, either surname, either order. */
export const listNamesToAsk = (fullName: string): NameToAsk[] => {
  const { first, middle, surnames } = readName(fullName)
  if (first === '' || surnames.length === 0) return []
  const firsts = [...new Set([...listNicknames(first), ...middle.filter((word) => word.length > 1)])]
  const lasts = [...new Set(surnames.flat())]
  const pairs = firsts.flatMap((one) => lasts.map((other) => ({ first: one, last: other, isSwapped: false })))
  const swapped = lasts.flatMap((one) => [{ first: one, last: first, isSwapped: true }])
  return [...swapped, ...pairs].slice(0, mostPairs)
}
