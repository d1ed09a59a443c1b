import { createHash } from 'node:crypto'
import type { Fault } from '../rules/faults.ts'

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

/** A sealed entry with what the tables hold for it now: hashes as hex, moments in milliseconds, values as PostgreSQL writes them. */
export type Entry = {
  position: number
  event_id: string
  salt: string | null
  commitment: string | null
  mark: string
  /** Null: there is no such event. */
  at: number | null
  name: string | null
  who: string | null
  about: string | null
  candidate_id: string | null
  batch_id: string | null
  has_values: boolean
  before: string | null
  after: string | null
  /** Whether the person it is about was erased, by another event of the record. */
  is_erased: boolean
}

export type Block = {
  n: number
  first: number
  events: number
  root: string
  previous: string
  hash: string
  sealed_at: number
  /** When the last block was sealed that is older by a day or more; null in the first day of a record. */
  closed_until: number | null
}

/** The state of a check after a block, which the next one has to continue. */
type Progress = { n: number; position: number; hash: string; erased: number }

/** Entries of a block at most: one with more isn’t ours, and isn’t read into memory. The number may only grow. */
export const mostInBlock = 5_000

/** Where a record begins. */
export const start: Progress = { n: 0, position: 0, hash: '', erased: 0 }

/** The commitment to an entry's values: without its salt no one can try values until one fits. */
export const hashValues = ({ salt, before, after }: Entry): string =>
  sha256(
    Buffer.concat([
      Buffer.from((salt ?? '').replaceAll('-', ''), 'hex'),
      Buffer.from(before ?? ''),
      Buffer.from([0]),
      Buffer.from(after ?? ''),
    ]),
  ).toString('hex')

/** The hash of an entry: its place, its columns, and the commitment to its values. */
export const hashEntry = (organizationId: string, e: Entry): Buffer =>
  sha256(
    `${organizationId}|${e.position}|${e.event_id}|${e.at}|${e.who ?? ''}|${e.about ?? ''}|${e.candidate_id ?? ''}|` +
      `${e.batch_id ?? ''}|${e.commitment ?? ''}|${e.name}`,
  )

/** The hash of a block, which names the one before it. */
export const hashBlock = (organizationId: string, b: Block): string =>
  sha256(`${organizationId}|${b.n}|${b.first}|${b.events}|${b.sealed_at}|${b.root}|${b.previous}`).toString('hex')

const judgeEntry = (entry: Entry, leaf: Buffer, block: Block): Fault['kind'] | null => {
  if (entry.at === null) return 'deleted'
  if (leaf.toString('hex', 0, 8) !== entry.mark) return 'changed'
  if (entry.has_values && entry.commitment === null) return 'values-added'
  if (entry.has_values && hashValues(entry) !== entry.commitment) return 'values-changed'
  if (!entry.has_values && entry.commitment !== null && !entry.is_erased) return 'values-deleted'
  return block.closed_until !== null && entry.at < block.closed_until ? 'backdated' : null
}

/**
 * Checks the next block of a record and its entries, in their order. Returns the first fault, or the progress with which the following
 * block is checked: all hashes are computed here, none of the database is trusted.
 */
export const checkBlock = (
  organizationId: string,
  before: Progress,
  block: Block,
  entries: readonly Entry[],
): { fault: Fault } | { progress: Progress } => {
  const found = (kind: Fault['kind'], entry?: Entry): { fault: Fault } => ({
    fault: {
      kind,
      block: block.n,
      sealed_at: block.sealed_at,
      events: block.events,
      event_id: entry?.event_id ?? null,
      name: entry?.name ?? null,
      at: entry?.at ?? null,
    },
  })
  if (block.n !== before.n + 1 || block.first !== before.position + 1 || block.previous !== before.hash)
    return found('block')
  const root = createHash('sha256')
  let { position, erased } = before
  for (const entry of entries) {
    if (entry.position !== position + 1) return found('seal', entry)
    const leaf = hashEntry(organizationId, entry)
    const kind = judgeEntry(entry, leaf, block)
    if (kind) return found(kind, entry)
    if (!entry.has_values && entry.commitment !== null) erased += 1
    root.update(leaf)
    position += 1
  }
  if (position !== block.first + block.events - 1) return found('seal')
  if (root.digest('hex') !== block.root || hashBlock(organizationId, block) !== block.hash) return found('block')
  return { progress: { n: block.n, position, hash: block.hash, erased } }
}
