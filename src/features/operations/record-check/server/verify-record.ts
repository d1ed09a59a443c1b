import type { Transact } from '../../../../platform/server/call.ts'
import type { Fault } from '../rules/faults.ts'
import type { Block, Entry } from './check-record.ts'
import { findAddedEvent, findLooseSeal, readBlocks, readEntries, readLastBlock } from './read-record.ts'
import { type WalkResult, walkRecord } from './walk-record.ts'

/** Yields pages, the next one read while the last is worked on. */
const readAhead = async function* <T>(read: (last: T | undefined) => Promise<T[]>): AsyncGenerator<T[]> {
  let page = await read(undefined)
  while (page.length > 0) {
    const next = read(page.at(-1))
    next.catch(() => undefined) // awaited below, or no longer needed
    yield page
    page = await next
  }
}

const nowhere = { block: null, sealed_at: null, events: null, event_id: null, name: null, at: null }

type VerifyOptions = {
  /** Hashes that the record must still contain, and those that are only looked for. */
  known?: readonly string[]
  watched?: readonly string[]
  /** Waits between pages, so that a check leaves room for other work. */
  rest?: (workedMs: number) => Promise<void>
}

/**
 * Checks one organization's record from its first entry to its last in pages, each a short reading transaction of `read`, so that memory
 * and snapshots stay small however long it is. Stops at the first fault. A hash of `known` that is nowhere in it is a fault, too.
 */
export const verifyRecord = async (
  read: Transact,
  organizationId: string,
  { known = [], watched = [], ...asked }: VerifyOptions = {},
): Promise<WalkResult> => {
  const inPage: Transact = async (work) => await read(work, { readOnly: true })
  // Entries are read after this: those of every block up to here are there, however much is sealed by then.
  const lastBlock = await inPage(async (tx) => await readLastBlock(tx, organizationId))
  const pages = {
    blocks: readAhead<Block>(
      async (last) => await inPage(async (tx) => await readBlocks(tx, organizationId, last?.n ?? 0, lastBlock)),
    ),
    entries: readAhead<Entry>(
      async (last) => await inPage(async (tx) => await readEntries(tx, organizationId, last?.position ?? 0)),
    ),
  }
  const walked = await walkRecord(organizationId, pages, { ...asked, known: [...known, ...watched] })
  if (walked.fault) return walked
  const found = (kind: Fault['kind'], more: object = {}) => ({ ...walked, fault: { ...nowhere, ...more, kind } })
  const loose = await inPage(async (tx) => await findLooseSeal(tx, organizationId))
  if (loose) return found('seal', loose)
  const added = await inPage(async (tx) => await findAddedEvent(tx, organizationId))
  if (added) return found('added', added)
  return known.every((hash) => walked.found.has(hash)) ? walked : found('cut')
}
