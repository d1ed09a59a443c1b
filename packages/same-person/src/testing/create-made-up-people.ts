import commonNames from '../names/common-names.json' with { type: 'json' }
import { nameChanges, varyPerson } from './made-up-changes.ts'
import {
  type Chance,
  createChance,
  createDrawers,
  createPerson,
  type Drawers,
  type MadeUp,
  type Person,
  writeName,
} from './made-up-person.ts'

export type { MadeUp } from './made-up-person.ts'

const first = (was: Person): Omit<MadeUp, 'id'> => {
  const { first: _, middle: _middle, surnames: _surnames, suffix: _suffix, ...rest } = was
  return { ...rest, full_name: writeName(was), changes: [] }
}

/** Someone else who is easily taken for this person: of the same family, a father or a son, of the same common name in the same city. */
const createOther = (was: Person, chance: Chance, draw: Drawers, person: number): Person => {
  const kind = chance.next()
  const isCommon =
    Object.hasOwn(commonNames.firstNames, was.first) && Object.hasOwn(commonNames.surnames, was.surnames[0] ?? '')
  const stranger = createPerson(person, chance, draw)
  const isNamesake = kind < 0.25 || (kind < 0.4 && isCommon)
  const other = {
    ...stranger,
    first: isNamesake ? was.first : stranger.first,
    surnames: was.surnames,
    suffix: kind < 0.25 ? (was.suffix === 'Jr' ? 'Sr' : 'Jr') : '',
    city: was.city,
    state: was.state,
    phone_number: kind < 0.25 || (kind >= 0.4 && kind < 0.8) ? was.phone_number : stranger.phone_number,
  }
  return { ...other, email_address: stranger.email_address && draw.email(other.first, other.surnames[0] ?? '') }
}

/**
 * Made-up candidates of one organization with the truth about who is one person: the same for the same seed. About a fifth of the
 * records are someone's second or third; three in a hundred are of someone who is easily taken for another.
 */
export const createMadeUpPeople = (total: number, seed: number): MadeUp[] => {
  const chance = createChance(seed)
  const draw = createDrawers(chance)
  const pick = chance.weigh(nameChanges)
  const records: Omit<MadeUp, 'id'>[] = []
  for (let person = 1; records.length < total; person += 2) {
    const one = createPerson(person, chance, draw)
    records.push(first(one))
    if (chance.is(0.2)) records.push(varyPerson(one, chance, draw, pick))
    if (chance.is(0.02)) records.push(varyPerson(one, chance, draw, pick))
    if (chance.is(0.04)) records.push(first(createOther(one, chance, draw, person + 1)))
  }
  return records.slice(0, total).map((record, id) => ({ id, ...record }))
}
