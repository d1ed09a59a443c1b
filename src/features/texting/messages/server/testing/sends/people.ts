import { randomUUID } from 'node:crypto'
import { insertRows } from '../../../../../../db/demo/insert.ts'
import type { Tx } from '../../../../../../platform/server/database.ts'
import type { Chance } from './chance.ts'
import type { Truth } from './judge.ts'
import { abroad, areas, placeless, spellings } from './known-places.ts'

/** Someone who is to get one text, in one way. No two share a number, but other records may have theirs. */
export type Target = {
  id: string
  way: string
  number: string
  spelled: string
  organizationId: string
  name: string
  state: string | null
  consent: 'given' | 'refused' | null
  /** The sender says that they agreed. */
  attested: boolean
  /** What becomes true of them: before the text is prepared, and between that and its leaving. */
  before: Change | null
  after: Change | null
}

const changes = [
  'opted out here',
  'opted out of the service',
  'opted out on a record with another spelling',
  'wrote STOP',
  'refused',
  'refused on another record',
  'refused at another organization',
  'consent taken back',
  'must be decided',
  'wrote something',
] as const
export type Change = (typeof changes)[number]

/** What takes a call each is rarer, so that many people can be drawn. */
const isSlow = (change: Change) => change === 'wrote STOP' || change.endsWith('another spelling')
const drawChange = (chance: Chance): Change => {
  const change = chance.pick(changes)
  return isSlow(change) && chance.often(0.8) ? 'opted out here' : change
}

const codes = Object.keys(areas)
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A name of letters for each number, so that no two texts have the same words. */
const createName = (n: number): string => {
  let rest = n
  let made = ''
  do {
    made = `${letters[rest % 26]}${made}`
    rest = Math.floor(rest / 26)
  } while (rest > 0)
  return `Q${made} Doe`
}

/** One number as people write it. */
export const spell = (chance: Chance, number: string): string => {
  const [area, middle, end] = [number.slice(0, 3), number.slice(3, 6), number.slice(6)]
  return chance.pick([
    number,
    `(${area}) ${middle}-${end}`,
    `${area}.${middle}.${end}`,
    `1-${area}-${middle}-${end}`,
    `+1 ${area} ${middle} ${end}`,
    `${area}${middle}${end} ext. 12`,
    ` ${area}/${middle}-${end} `,
  ])
}

/** Draws people whose numbers no one had before. */
export const openPeople = (chance: Chance) => {
  let made = 0
  const numberFor = (area: string): string => {
    made += 1
    const prefix = made < 10_000 && chance.often(0.02) ? '976' : String(234 + Math.floor(made / 10_000))
    return `${area}${prefix}${String(made % 10_000).padStart(4, '0')}`
  }
  const stateFor = (area: string): string | null => {
    if (chance.often(0.35)) return null
    const own = areas[area]?.state
    return own && own in spellings && chance.often(0.5) ? own : chance.pick(Object.keys(spellings))
  }
  return (way: string, organizationId: string): Target => {
    const drawn = chance.below(100)
    const area = drawn < 3 ? chance.pick(abroad) : drawn < 10 ? chance.pick(placeless) : chance.pick(codes)
    const number = numberFor(area)
    return {
      id: randomUUID(),
      way,
      number,
      spelled: spell(chance, number),
      organizationId,
      name: createName(made),
      // Anyone who is invited is no candidate: no one wrote down a state for them.
      state: way === 'an invitation by text' ? null : stateFor(area),
      consent: chance.pick(['given', 'given', 'given', 'given', 'given', 'given', null, null, 'refused']),
      attested: chance.often(0.5),
      before: chance.often(0.2) ? drawChange(chance) : null,
      after: chance.often(0.3) ? drawChange(chance) : null,
    }
  }
}

/** Writes them as candidates of their organizations, and into what is true. */
export const addTargets = async (tx: Tx, truth: Truth, chance: Chance, targets: Target[]) => {
  const rows = targets.map((target) => ({
    id: target.id,
    organization_id: target.organizationId,
    full_name: target.name,
    phone_number: target.spelled,
    state: target.state === null ? null : chance.pick(spellings[target.state] ?? [target.state]),
    position: 'RBT',
    status: 'Initial Inquiry',
    auto_scheduler_sent: false,
    text_consent: target.consent,
  }))
  await insertRows(tx, 'all_candidates', rows)
  for (const { number, state, consent } of targets) {
    if (state) truth.states.set(number, state)
    if (consent === 'given') truth.agreed.add(number)
    if (consent === 'refused') truth.refused.add(number)
  }
}
