import { editDistance, isTypo } from './edit-distance.ts'
import { getFirstNameRarity, getSurnameRarity, isFirstName, isNicknamePair, isSurname } from './name-lists.ts'
import type { ReadName, Surname } from './read-name.ts'

type FirstNames = 'equal' | 'nickname' | 'slip' | 'initial' | 'middle' | 'missing' | 'different'
type Surnames = 'equal' | 'part' | 'slip' | 'missing' | 'different'
/** The common parts of two names; `rarity` is how rare that is among people, as a power of ten. */
export type NamesCompared = {
  first: FirstNames
  surname: Surnames
  /** Middle names or initials: agreeing, contradicting, or nothing to compare. */
  middle: 'same' | 'other' | null
  /** One is Jr and the other Sr; or only one of them is marked. */
  generation: 'same' | 'other' | 'once' | null
  rarity: number
}

const compareFirstNames = (a: string, b: string): FirstNames => {
  if (a === '' || b === '') return 'missing'
  if (a === b) return 'equal'
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? 'initial' : 'different'
  if (isNicknamePair(a, b)) return 'nickname'
  if (isFirstName(a) && isFirstName(b)) return 'different'
  if (isTypo(a, b)) return 'slip'
  return Math.min(a.length, b.length) >= 3 && (a.startsWith(b) || b.startsWith(a)) ? 'nickname' : 'different'
}

const isShared = (mine: Surname, theirs: Surname): boolean => mine.some((form) => theirs.includes(form))
const rarityOfShared = (a: readonly Surname[], b: readonly Surname[]): number =>
  Math.max(
    0,
    ...a.flatMap((mine) =>
      b
        .filter((theirs) => isShared(mine, theirs))
        .map((theirs) => Math.min(getSurnameRarity(mine[0] ?? ''), getSurnameRarity(theirs[0] ?? ''))),
    ),
  )

/** Of two surnames one is often dropped; where both have two and share one they are relatives. */
const compareSurnames = (a: readonly Surname[], b: readonly Surname[]): Surnames => {
  const [mine, theirs] = [a[0]?.[0] ?? '', b[0]?.[0] ?? '']
  if (mine === '' || theirs === '') return 'missing'
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a]
  const shared = fewer.filter((one) => more.some((other) => isShared(one, other))).length
  if (shared === fewer.length) return a.length === b.length ? 'equal' : 'part'
  const isOneOff = shared === fewer.length - 1 && a.length === b.length
  if (!isOneOff) return 'different'
  const pairs = a.map((one, at) => [one[0] ?? '', b[at]?.[0] ?? ''] as const).filter(([one, other]) => one !== other)
  const isWritten = pairs.every(([one, other]) => !(isSurname(one) && isSurname(other)) && isTypo(one, other))
  return isWritten ? 'slip' : 'different'
}

const compareMiddles = (a: readonly string[], b: readonly string[]): NamesCompared['middle'] => {
  const [mine, theirs] = [a[0], b[0]]
  if (mine === undefined || theirs === undefined) return null
  const isShort = mine.length === 1 || theirs.length === 1
  return (isShort ? mine[0] === theirs[0] : isNicknamePair(mine, theirs) || editDistance(mine, theirs, 2) <= 2)
    ? 'same'
    : 'other'
}

const compareGenerations = (a: number | null, b: number | null): NamesCompared['generation'] => {
  if (a === null && b === null) return null
  if (a === b) return 'same'
  return a === null || b === null ? 'once' : 'other'
}

const slipCosts = 1.2
/** How rare it is that two people share an initial, or that one goes by the other's middle name. */
export const initialRarity = 1
const computeRarity = (a: ReadName, b: ReadName, first: FirstNames, surname: Surnames): number => {
  const common = Math.min(getFirstNameRarity(a.first), getFirstNameRarity(b.first))
  const firsts: Record<FirstNames, number> = {
    equal: common,
    nickname: common - 0.4,
    slip: Math.min(common, 3) - slipCosts,
    initial: initialRarity,
    middle: initialRarity,
    missing: 0,
    different: -2,
  }
  const rarest = rarityOfShared(a.surnames, b.surnames)
  const either = Math.min(getSurnameRarity(a.surnames[0]?.[0] ?? ''), getSurnameRarity(b.surnames[0]?.[0] ?? ''))
  const lasts: Record<Surnames, number> = {
    equal: rarest,
    part: rarest - 0.7,
    slip: either - slipCosts,
    missing: 0,
    different: -2,
  }
  return firsts[first] + lasts[surname]
}

const straight = (a: ReadName, b: ReadName): NamesCompared => {
  const plainly = compareFirstNames(a.first, b.first)
  const goesByMiddle =
    plainly === 'different' && (a.middle.includes(b.first) || b.middle.includes(a.first)) ? 'middle' : plainly
  const surname = compareSurnames(a.surnames, b.surnames)
  return {
    first: goesByMiddle,
    surname,
    middle: goesByMiddle === 'middle' ? null : compareMiddles(a.middle, b.middle),
    generation: compareGenerations(a.generation, b.generation),
    rarity: computeRarity(a, b, goesByMiddle, surname),
  }
}

const swapped = (name: ReadName): ReadName => ({
  ...name,
  first: name.surnames[0]?.[0] ?? '',
  surnames: [[name.first], ...name.surnames.slice(1)],
})

const mayBeSwapped = (a: ReadName, b: ReadName): boolean =>
  [a.first, b.first].some((first, at) => (at === 0 ? b : a).surnames.some(([last = '']) => last[0] === first[0]))

/** Returns the common parts of two read names, either of them written surname first. */
export const compareNames = (a: ReadName, b: ReadName): NamesCompared => {
  const found = straight(a, b)
  if (found.first !== 'different' && found.surname !== 'different') return found
  if (a.surnames.length === 0 || b.surnames.length === 0) return found
  // Nothing in common whichever is written first, as most names.
  if (found.first === 'different' && found.surname === 'different' && !mayBeSwapped(a, b)) return found
  const [other] = [straight(a, swapped(b)), straight(swapped(a), b)]
    .filter(({ first, surname }) => first !== 'different' && surname !== 'different')
    .toSorted((one, two) => two.rarity - one.rarity)
  return other ? { ...other, rarity: other.rarity - 0.5 } : found
}
