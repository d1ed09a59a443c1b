import { compareNames, initialRarity, type NamesCompared } from './names/compare-names.ts'
import { editDistance, isTypo } from './names/edit-distance.ts'
import { foldName, getFirstNameRarity, getSurnameRarity } from './names/name-lists.ts'
import { type ReadName, readName } from './names/read-name.ts'
import type { DuplicateLevel, DuplicateReason } from './reasons.ts'

/** The compared fields of a record; the keys are the database's (0008-candidate-keys.sql). */
export type ComparedRecord = {
  full_name: string
  city: string | null
  email_key: string | null
  phone_key: string | null
  credential_key: string | null
}
export type Match = { level: DuplicateLevel; reasons: DuplicateReason[]; weight: number }

type Answer = 'same' | 'near' | 'other' | null

const compareKeys = (a: string | null, b: string | null, isNear: (a: string, b: string) => boolean): Answer => {
  if (a === null || b === null) return null
  if (a === b) return 'same'
  return isNear(a, b) ? 'near' : 'other'
}

const isNearPhone = (a: string, b: string) => a.length >= 10 && editDistance(a, b, 1) === 1
const extractDigits = (text: string) => text.replace(/\D/g, '')
/**
 * A slip, or the same unusual words before the at-sign at another house; "ana.lopez" at two houses proves no more than
 * the name.
 */
const isNearEmail = (a: string, b: string) => {
  const [[mine = '', house = ''], [theirs = '', otherHouse = '']] = [a.split('@'), b.split('@')]
  if (mine === theirs)
    return (
      /\d{2}/.test(mine) || (Math.min(house.length, otherHouse.length) >= 8 && editDistance(house, otherHouse, 2) <= 2)
    )
  return (
    mine.length >= 6 &&
    house === otherHouse &&
    extractDigits(mine) === extractDigits(theirs) &&
    editDistance(mine, theirs, 1) <= 1
  )
}
const isNearNumber = (a: string, b: string) => a.length >= 6 && editDistance(a, b, 1) === 1

const normalizeTown = (city: string | null): string =>
  foldName(city ?? '')
    .split(',')[0]
    ?.replace(/\bsaint\b/, 'st')
    .replace(/\bfort\b/, 'ft')
    .replace(/\bmount\b/, 'mt')
    .replace(/[^\p{L}]/gu, '') ?? ''

const compareTowns = (a: string, b: string): Answer => {
  if (a === '' || b === '') return null
  if (a === b) return 'same'
  return isTypo(a, b) ? 'near' : 'other'
}

/** Filler for a required field distinguishes no one. */
const emptyWords = /^(none|no-?(e-?)?mail|noreply|na|n\.a|test|unknown|x+)@/
/** A record made ready to be compared with many. */
export type Ready = Omit<ComparedRecord, 'full_name' | 'city'> & { name: ReadName; town: string }
/** Reads the name and the city of a record, and drops what says nothing. */
export const prepareForMatch = (of: ComparedRecord): Ready => ({
  name: readName(of.full_name),
  town: normalizeTown(of.city),
  phone_key: of.phone_key !== null && /^(\d)\1+$/.test(of.phone_key) ? null : of.phone_key,
  email_key: of.email_key !== null && emptyWords.test(of.email_key) ? null : of.email_key,
  credential_key: of.credential_key !== null && /\d{4}/.test(of.credential_key) ? of.credential_key : null,
})

type Evidence = { phone: Answer; email: Answer; number: Answer; town: Answer; names: NamesCompared }

const isFirstAlike = ({ first }: NamesCompared) => first !== 'different' && first !== 'missing'
const isSurnameAlike = ({ surname }: NamesCompared) => surname !== 'different' && surname !== 'missing'
const areAlike = (names: NamesCompared) => isFirstAlike(names) && isSurnameAlike(names)
/** The names do not show that they are two people: no Jr next to a Sr, no other middle name, no mere initial. */
const areOne = (names: NamesCompared) =>
  areAlike(names) &&
  names.first !== 'initial' &&
  names.first !== 'middle' &&
  names.middle !== 'other' &&
  names.generation !== 'other'

const of = <Key extends string>(answer: Key | null, weights: Partial<Record<Key, number>>) =>
  answer === null ? 0 : (weights[answer] ?? 0)

/** The figures are weighed against made-up people (lab/bench.md). */
const weights = {
  town: { same: 1.2, near: 0.9, other: -1.5 },
  phone: { near: 3, other: -0.7 },
  email: { near: 2.5, other: -0.5 },
  number: { near: 2, other: -5 },
  middle: { same: 1, other: -2.5 },
  generation: { same: 0.5, once: -2, other: -5 },
}

/**
 * How much what two records say weighs for one person, as a power of ten: how rare it is that two people share it by chance, less
 * what contradicts.
 */
const weigh = ({ phone, email, number, town, names }: Evidence): number => {
  return (
    names.rarity +
    of(town, weights.town) +
    of(phone, weights.phone) +
    of(email, weights.email) +
    of(number, weights.number) +
    of(names.middle, weights.middle) +
    of(names.generation, weights.generation)
  )
}

const levelOfShared = ({ email, number, names }: Evidence): DuplicateLevel => {
  if (names.generation === 'other') return 'linked'
  const isContradicted = number === 'other'
  // Families share phones, and call a son after his father: where the email is another, the name must be the very same.
  const isVerySame = names.first === 'equal' && names.surname === 'equal'
  const isSure =
    number === 'same' || email === 'same' || (names.generation !== 'once' && (email !== 'other' || isVerySame))
  if (areOne(names) && !isContradicted && isSure) return 'same'
  if (number === 'same') return 'possible'
  if (isContradicted || (names.generation === 'once' && email !== 'same')) return 'linked'
  if (names.first === 'missing' || names.surname === 'missing') return 'possible'
  // Anyone who marries keeps the first name.
  return isFirstAlike(names) && (names.first !== 'initial' || isSurnameAlike(names)) ? 'possible' : 'linked'
}

const listReasons = ({ phone, email, number, town, names }: Evidence, level: DuplicateLevel): DuplicateReason[] => {
  const isTown = town === 'same' || town === 'near'
  const said: [isSaid: boolean, DuplicateReason][] = [
    [number === 'same', 'Same certification number'],
    [phone === 'same', 'Same phone'],
    [email === 'same', 'Same email'],
    [phone === 'near' && areAlike(names), 'Similar phone'],
    [email === 'near' && areAlike(names), 'Similar email'],
    [areAlike(names) && isTown, 'Similar name in the same city'],
    [areAlike(names) && !isTown, 'Similar name'],
    [level === 'linked' || names.first === 'different' || names.surname === 'different', 'Another name'],
  ]
  return said.filter(([isSaid]) => isSaid).map(([, reason]) => reason)
}

/** Lower: fewer pairs count as one person. Chosen where made-up people give the required precision (lab/bench.md). */
export const threshold = 2

/**
 * Returns the most weight that a record with a like name in the same order has by its name and city alone; -Infinity for a name of one
 * word. Below the limit of `scoreMatch` it takes a phone, email, or certification number that is shared or similar.
 */
export const measureNameReach = ({ name, town }: Pick<Ready, 'name' | 'town'>): number => {
  const surnames = name.surnames.map(([plainest = '']) => getSurnameRarity(plainest))
  return (
    Math.max(getFirstNameRarity(name.first), initialRarity) +
    Math.max(...surnames) +
    (town === '' ? 0 : weights.town.same) +
    (name.middle.length === 0 ? 0 : weights.middle.same) +
    (name.generation === null ? 0 : weights.generation.same)
  )
}

/**
 * Returns the score and reasons for two records of one organization being one person; null without a sign of it.
 * `among` is how many candidates the organization has: two Maria Garcias in one city are likely one person among fifty,
 * and two among a hundred thousand.
 */
export const scoreMatch = (one: Ready, other: Ready, among: number): Match | null => {
  const isSame = (key: 'phone_key' | 'email_key' | 'credential_key') => one[key] !== null && one[key] === other[key]
  const isShared = isSame('phone_key') || isSame('email_key') || isSame('credential_key')
  const names = compareNames(one.name, other.name)
  if (!isShared && !areAlike(names)) return null
  const evidence: Evidence = {
    phone: compareKeys(one.phone_key, other.phone_key, isNearPhone),
    email: compareKeys(one.email_key, other.email_key, isNearEmail),
    number: compareKeys(one.credential_key, other.credential_key, isNearNumber),
    town: compareTowns(one.town, other.town),
    names,
  }
  const weight = weigh(evidence)
  if (!isShared && weight < Math.log10(Math.max(among, 10)) + threshold) return null
  const level = isShared ? levelOfShared(evidence) : 'possible'
  return { level, reasons: listReasons(evidence, level), weight }
}
