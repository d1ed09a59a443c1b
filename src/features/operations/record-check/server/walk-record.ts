import type { Fault, Head } from '../rules/faults.ts'
import { type Block, checkBlock, type Entry, mostInBlock, start } from './check-record.ts'

/** `leftover`: positions of erased entries that still have a salt, which an erasure during their sealing could not see. */
export type WalkResult = {
  fault: Fault | null
  head: Head | null
  events: number
  erased: number
  leftover: number[]
  /** Of the asked hashes those that are in the record. */
  found: Set<string>
}

/** Hands out entries in their order from pages; `rest` is called before each page with the milliseconds since the last one. */
const createTaker = (pages: AsyncIterator<readonly Entry[]>, rest: (workedMs: number) => Promise<void>) => {
  let page: readonly Entry[] = []
  let at = 0
  let begun = performance.now()
  /** Takes the entries up to a position, those that are there. */
  return async (position: number): Promise<Entry[]> => {
    const taken: Entry[] = []
    for (;;) {
      if (at === page.length) {
        await rest(performance.now() - begun)
        const next = await pages.next()
        begun = performance.now()
        if (next.done) return taken
        page = next.value
        at = 0
      }
      const entry = page[at]
      if (!entry || entry.position > position) return taken
      taken.push(entry)
      at += 1
    }
  }
}

type Pages = { blocks: AsyncIterable<readonly Block[]>; entries: AsyncIterator<readonly Entry[]> }
type WalkOptions = { known?: readonly string[]; rest?: (workedMs: number) => Promise<void> }

/** Checks a record block by block, from pages in their order, up to its first fault. `known`: hashes to look for on the way. */
export const walkRecord = async (
  organizationId: string,
  { blocks, entries }: Pages,
  { known = [], rest = async () => {} }: WalkOptions = {},
): Promise<WalkResult> => {
  const takeUntil = createTaker(entries, rest)
  const walked: WalkResult = { fault: null, head: null, events: 0, erased: 0, leftover: [], found: new Set() }
  let progress = start
  for await (const page of blocks)
    for (const block of page) {
      const taken = block.events > mostInBlock ? [] : await takeUntil(block.first + block.events - 1)
      const checked = checkBlock(organizationId, progress, block, taken)
      if ('fault' in checked) return { ...walked, fault: checked.fault }
      progress = checked.progress
      for (const { salt, has_values, position } of taken)
        if (salt !== null && !has_values) walked.leftover.push(position)
      if (known.includes(block.hash)) walked.found.add(block.hash)
      walked.events = progress.position
      walked.erased = progress.erased
      walked.head = { block: block.n, events: progress.position, sealedAt: new Date(block.sealed_at), hash: block.hash }
    }
  return walked
}
