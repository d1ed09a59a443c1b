import { type Position } from '../../../../src/rules/credential/positions.ts'
import commonNames from '../names/common-names.json' with { type: 'json' }
import names from './made-up-names.json' with { type: 'json' }

/** A made-up candidate; who has the same `person` is one person. */
export type MadeUp = {
  id: number
  person: number
  full_name: string
  city: string | null
  state: string | null
  email_address: string | null
  phone_number: string | null
  certification_number: string | null
  position: Position
  /** What became of the name, the contact and the city since the person's first record; empty for a first one. */
  changes: string[]
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
type WeightedList = readonly (readonly [value: string, weight: number])[]
const withoutAccents = (name: string) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
const spanishEndings = /(ez|as|os|ia|es|illo|illa|era|on|ado|ega|ia|uz|eno|ina|res|illa|ero)$/i

/** What is drawn by chance, from one seed. */
export const createChance = (seed: number) => {
  const next = numbersFrom(seed)
  const below = (n: number) => Math.floor(next() * n)
  const is = (share: number) => next() < share
  const one = (list: readonly string[]): string => list[below(list.length)] ?? ''
  const weigh = (list: WeightedList) => {
    // Each clinic's people differ from the country's: every share is between a half and twice the published one.
    const mine = list.map(([value, weight]) => [value, weight * 2 ** (next() * 2 - 1)] as const)
    const sum = mine.reduce((all, [, weight]) => all + weight, 0)
    return () => {
      let left = next() * sum
      for (const [value, weight] of mine) {
        left -= weight
        if (left <= 0) return value
      }
      return mine[0]?.[0] ?? ''
    }
  }
  return { next, below, is, one, weigh }
}
export type Chance = ReturnType<typeof createChance>

/** A person before the name is written. */
export type Person = { first: string; middle: string; surnames: string[]; suffix: string } & Omit<
  MadeUp,
  'id' | 'full_name' | 'changes'
>

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** A slip: a letter changed, dropped, doubled, added or swapped with the next. */
export const addSlip = (word: string, { below, one }: Chance): string => {
  if (word.length < 3) return word
  const at = 1 + below(word.length - 1)
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
  return one([
    `${before}${letters[below(26)]}${after}`,
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${letters[below(26)]}${letter}${after}`,
    `${before}${after[0] ?? ''}${letter}${after.slice(1)}`,
  ])
}

/** What a made-up person is put together from. */
export const createDrawers = (chance: Chance) => {
  const { is, one, weigh, below, next } = chance
  const common = {
    first: weigh(Object.entries(commonNames.firstNames)),
    surname: weigh(Object.entries(commonNames.surnames)),
  }
  const { rarerFirstNames: rarer, surnameBeginnings: beginnings, surnameEndings: endings } = names
  const city = weigh(Object.entries(names.cities))
  const first = () => (is(0.8) ? common.first() : one(rarer))
  const surname = () => (is(0.55) ? common.surname() : one(beginnings) + one(endings))
  const surnames = () => {
    const own = surname()
    if (!spanishEndings.test(own)) return is(0.03) ? [`${own}-${surname()}`] : [own]
    const particle = is(0.03) ? `${one(['De La', 'Del', 'De'])} ` : ''
    return is(0.3) ? [particle + own, common.surname()] : [particle + own]
  }
  const phone = () => `${2 + below(8)}${10 + below(89)}${2 + below(8)}${String(below(1_000_000)).padStart(6, '0')}`
  const house = () =>
    one(['gmail.com', 'gmail.com', 'gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'])
  // An address belongs to one person.
  const taken = new Set<string>()
  const email = (name: string, last: string): string => {
    const [a, b] = [name, last].map((word) =>
      withoutAccents(word)
        .toLowerCase()
        .replace(/[^a-z]/g, ''),
    )
    const words = one([
      `${a}.${b}`,
      `${a}${b}${below(100)}`,
      `${a?.[0]}${b}${below(1000)}`,
      `${b}${a}`,
      `${a}${below(10_000)}`,
    ])
    const address = `${words}@${house()}`
    if (taken.has(address)) return email(name, `${last}${letters[below(26)]}`)
    taken.add(address)
    return address
  }
  let numbers = 100_000
  const number = () => `RBT-${18 + below(8)}-${(numbers += 1 + below(60))}`
  const cityAndState = () => {
    const found = city()
    return { city: found.slice(0, -3), state: found.slice(-2) }
  }
  return { first, surname, surnames, phone, house, email, number, cityAndState, next }
}
export type Drawers = ReturnType<typeof createDrawers>

/** Someone who never was. */
export const createPerson = (person: number, chance: Chance, draw: Drawers): Person => {
  const { is } = chance
  const [first, surnames] = [draw.first(), draw.surnames()]
  const { city, state } = draw.cityAndState()
  return {
    person,
    first,
    middle: is(0.12) ? letters.charAt(chance.below(26)).toUpperCase() : is(0.08) ? draw.first() : '',
    surnames,
    suffix: is(0.01) ? 'Jr' : '',
    city: is(0.93) ? city : null,
    state: is(0.93) ? state : null,
    email_address: is(0.93) ? draw.email(first, surnames[0] ?? '') : null,
    phone_number: is(0.95) ? draw.phone() : null,
    certification_number: is(0.25) ? draw.number() : null,
    position: is(0.85) ? 'RBT' : 'BCBA',
  }
}

/** The name as it is written the first time. */
export const writeName = ({ first, middle, surnames, suffix }: Person) =>
  [first, middle, ...surnames, suffix].filter((part) => part !== '').join(' ')
