import { createHash, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Block, type Entry, hashBlock, hashEntry, hashValues } from './check-record.ts'
import { walkRecord } from './walk-record.ts'

type Record_ = { organizationId: string; blocks: Block[]; entries: Entry[] }

/** Seals entries as the database does: from a block on, so that a rewrite leaves what is before it. */
const seal = ({ organizationId, blocks, entries }: Record_, from = 0, until = Infinity) => {
  for (const [at, block] of blocks.entries()) {
    if (at < from || at > until) continue
    const root = createHash('sha256')
    for (const entry of entries.filter(
      ({ position }) => position >= block.first && position < block.first + block.events,
    )) {
      entry.commitment = entry.has_values ? hashValues(entry) : entry.commitment
      const leaf = hashEntry(organizationId, entry)
      entry.mark = leaf.toString('hex', 0, 8)
      root.update(leaf)
    }
    block.root = root.digest('hex')
    block.previous = blocks[at - 1]?.hash ?? ''
    block.hash = hashBlock(organizationId, block)
  }
}

const makeRecord = (organizationId: string, sizes: readonly number[]): Record_ => {
  const blocks: Block[] = []
  const entries: Entry[] = []
  for (const [at, events] of sizes.entries()) {
    const sealed_at = Date.UTC(2026, 10, 20 + at)
    const closed_until = at < 2 ? null : Date.UTC(2026, 10, 20 + at - 1)
    blocks.push({
      n: at + 1,
      first: entries.length + 1,
      events,
      root: '',
      previous: '',
      hash: '',
      sealed_at,
      closed_until,
    })
    for (let n = 0; n < events; n += 1) {
      const has_values = n % 3 > 0
      entries.push({
        position: entries.length + 1,
        event_id: randomUUID(),
        salt: has_values ? randomUUID() : null,
        commitment: null,
        mark: '',
        at: sealed_at - 1_000 + n,
        name: 'candidate.statusChanged',
        who: n % 2 === 0 ? randomUUID() : null,
        about: randomUUID(),
        candidate_id: null,
        batch_id: null,
        has_values,
        before: has_values ? '{"status": "Hired"}' : null,
        after: n % 3 === 2 ? null : '{"status": "Archived"}',
        is_erased: false,
      })
    }
  }
  const made = { organizationId, blocks, entries }
  seal(made)
  return made
}

const pages = async function* <T>(all: readonly T[], size: number) {
  for (let at = 0; at < all.length; at += size) yield await Promise.resolve(all.slice(at, at + size))
}
const walk = async ({ organizationId, blocks, entries }: Record_, known: string[]) => {
  const walked = await walkRecord(organizationId, { blocks: pages(blocks, 2), entries: pages(entries, 5) }, { known })
  const isCut = known.some((hash) => !walked.found.has(hash))
  return walked.fault ?? (isCut ? { kind: 'cut', block: null, event_id: null } : null)
}

/** Numbers that are the same in each run. */
const createDice = (seed: number) => {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % sides
  }
}
type Dice = ReturnType<typeof createDice>
/** What someone does to a record; `at`: the place of an entry or block. Returns the entry or block that must be named, if one must. */
type Mutation = (
  record: Record_,
  other: Record_,
  dice: Dice,
) => { event?: string | undefined; block?: number | undefined }

const entryAt = (record: Record_, dice: Dice) => record.entries[dice(record.entries.length)] as Entry
const blockAt = (record: Record_, dice: Dice) => record.blocks[dice(record.blocks.length)] as Block
const valuedAt = (record: Record_, dice: Dice) => {
  const valued = record.entries.filter(({ has_values }) => has_values)
  return valued[dice(valued.length)] as Entry
}
const flip = (hex: string, dice: Dice) => {
  const at = dice(hex.length)
  return hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1)
}
const isLast = (record: Record_, block: Block) => block.n === record.blocks.length

const mutations: Record<string, Mutation> = {
  'edit a column of an event': (record, _, dice) => {
    const entry = entryAt(record, dice)
    const edits: (() => void)[] = [
      () => (entry.name = 'candidate.viewed'),
      () => (entry.at = (entry.at ?? 0) + 1),
      () => (entry.who = entry.who ? null : randomUUID()),
      () => (entry.about = randomUUID()),
      () => (entry.candidate_id = randomUUID()),
      () => (entry.batch_id = randomUUID()),
      () => (entry.event_id = randomUUID()),
    ]
    edits[dice(edits.length)]?.()
    return { event: entry.event_id }
  },
  'edit values': (record, _, dice) => {
    const entry = valuedAt(record, dice)
    if (dice(2) === 0) entry.before = `${entry.before} `
    else entry.after = entry.after ? null : '{}'
    return { event: entry.event_id }
  },
  'edit values, and their commitment to fit': (record, _, dice) => {
    const entry = valuedAt(record, dice)
    entry.before = '{}'
    entry.commitment = hashValues(entry)
    return { event: entry.event_id }
  },
  'edit values, and everything of the entry to fit': (record, _, dice) => {
    const entry = valuedAt(record, dice)
    entry.before = '{}'
    entry.commitment = hashValues(entry)
    entry.mark = hashEntry(record.organizationId, entry).toString('hex', 0, 8)
    return { block: record.blocks.find(({ first, events }) => entry.position < first + events)?.n }
  },
  'delete values without an erasure': (record, _, dice) => {
    const entry = valuedAt(record, dice)
    Object.assign(entry, { has_values: false, before: null, after: null, salt: null })
    return { event: entry.event_id }
  },
  'add values': (record, _, dice) => {
    const bare = record.entries.filter(({ has_values }) => !has_values)
    const entry = bare[dice(bare.length)] as Entry
    Object.assign(entry, { has_values: true, after: '{}' })
    return { event: entry.event_id }
  },
  'delete an event': (record, _, dice) => {
    const entry = entryAt(record, dice)
    Object.assign(entry, { at: null, name: null, who: null, about: null, has_values: false, before: null, after: null })
    return { event: entry.event_id }
  },
  'delete an event with its seal': (record, _, dice) => {
    const at = dice(record.entries.length)
    record.entries.splice(at, 1)
    return {}
  },
  'insert an entry, moving the others': (record, _, dice) => {
    const at = dice(record.entries.length)
    const entry = { ...entryAt(record, dice), event_id: randomUUID(), position: at + 1 }
    entry.mark = hashEntry(record.organizationId, entry).toString('hex', 0, 8)
    for (const later of record.entries.slice(at)) later.position += 1
    record.entries.splice(at, 0, entry)
    return {}
  },
  'seal an event with a date long past': (record, _, dice) => {
    const old = record.entries.filter(({ position }) => position >= (record.blocks[2]?.first ?? 0))
    const entry = old[dice(old.length)] as Entry
    entry.at = Date.UTC(2026, 9, 1)
    seal(record)
    return { event: entry.event_id }
  },
  'swap two entries': (record, _, dice) => {
    const at = dice(record.entries.length - 1)
    const [one, two] = [record.entries[at] as Entry, record.entries[at + 1] as Entry]
    ;[one.position, two.position] = [two.position, one.position]
    record.entries.sort((a, b) => a.position - b.position)
    return { event: two.event_id }
  },
  'swap an entry between organizations': (record, other, dice) => {
    const at = dice(record.entries.length)
    record.entries[at] = other.entries[at] as Entry
    return { event: record.entries[at].event_id }
  },
  'swap a block between organizations, with its entries': (record, other, dice) => {
    const at = dice(record.blocks.length)
    const block = other.blocks[at] as Block
    record.blocks[at] = block
    record.entries.splice(
      block.first - 1,
      block.events,
      ...other.entries.slice(block.first - 1, block.first - 1 + block.events),
    )
    return {}
  },
  'delete a block': (record, _, dice) => {
    const { n } = blockAt(record, dice)
    record.blocks.splice(n - 1, 1)
    return {}
  },
  'delete the last blocks, with their entries': (record, _, dice) => {
    const many = 1 + dice(record.blocks.length - 1)
    record.blocks.splice(-many)
    record.entries = record.entries.filter(
      ({ position }) => position < (record.blocks.at(-1)?.first ?? 0) + (record.blocks.at(-1)?.events ?? 0),
    )
    return {}
  },
  'edit a block': (record, _, dice) => {
    const block = blockAt(record, dice)
    const edits: (() => void)[] = [
      () => (block.root = flip(block.root, dice)),
      () => (block.hash = flip(block.hash, dice)),
      () => (block.previous = block.n === 1 ? '00' : flip(block.previous, dice)),
      () => (block.sealed_at += 1),
      () => (block.n += 1),
      () => (block.first += 1),
      () => (block.events += isLast(record, block) ? 1 : -1),
    ]
    edits[dice(edits.length)]?.()
    return {}
  },
  'rewrite one block': (record, _, dice) => {
    const at = dice(record.blocks.length)
    const entry = record.entries[(record.blocks[at]?.first ?? 0) - 1] as Entry
    entry.who = randomUUID()
    seal(record, at, at)
    return { block: record.blocks[at + 1]?.n }
  },
  'rewrite all from a block on': (record, _, dice) => {
    const from = dice(record.blocks.length)
    const { first } = record.blocks[from] as Block
    const entry = record.entries[first - 1] as Entry
    entry.who = randomUUID()
    seal(record, from)
    return {}
  },
}

test('1,000 of 1,000 changes of a record are found, each at its first entry or block', async () => {
  const dice = createDice(20_261_129)
  const kinds = Object.entries(mutations)
  const whole = makeRecord(randomUUID(), [5, 1, 7, 3, 6, 2])
  const other = makeRecord(randomUUID(), [5, 1, 7, 3, 6, 2])
  const head = [whole.blocks.at(-1)?.hash ?? '']
  expect(await walk(whole, head)).toBeNull()
  const missed: string[] = []
  for (let n = 0; n < 1_000; n += 1) {
    const [name, mutate] = kinds[n % kinds.length] as [string, Mutation]
    const record = structuredClone(whole)
    const named = mutate(record, structuredClone(other), dice)
    const fault = await walk(record, head)
    const isNamed =
      (named.event === undefined || fault?.event_id === named.event) &&
      (named.block === undefined || fault?.block === named.block)
    if (!fault || !isNamed) missed.push(`${n} ${name}: ${JSON.stringify(fault)}`)
  }
  expect(missed).toEqual([])
})

test('an erasure leaves the record whole, and counted', async () => {
  const record = makeRecord(randomUUID(), [5, 4])
  const entry = record.entries.find(({ has_values }) => has_values) as Entry
  Object.assign(entry, { has_values: false, before: null, after: null, salt: null, is_erased: true })
  const walked = await walkRecord(record.organizationId, {
    blocks: pages(record.blocks, 1),
    entries: pages(record.entries, 3),
  })
  expect(walked).toMatchObject({ fault: null, events: 9, erased: 1, leftover: [] })
})

const firstSealed = '0121'

test('no migration changes events that are sealed', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../db/migrations')
  const later = globSync('*.sql', { cwd: folder }).filter((file) => file > firstSealed)
  expect(later.length).toBeGreaterThan(0)
  const changing = later.filter((file) =>
    /\b(?:update|delete from|truncate)\s+(?:only\s+)?(?:public\.)?event(?:s|_values|_seals|_blocks)\b/i.test(
      readFileSync(path.join(folder, file), 'utf8'),
    ),
  )
  expect(changing).toEqual([])
})
