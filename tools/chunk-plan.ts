// Which modules share a file. Every module in a file of its own would be a request of its own, one file for all would bring what a
// page does not need: what a first visit receives is weighed against how many files it comes in.

/** One file of a build as the bundler makes it when no one tells it anything; `entry`: the module that others load late. */
export type BuiltChunk = { file: string; imports: string[]; entry: string | null; modules: Record<string, number> }
/** Entries that load together when someone comes, and how much that counts. */
export type Visit = { entries: string[]; weight: number }
type Part = { modules: string[]; size: number; visits: boolean[]; imports: Set<Part> }

/** A request and the headers of its answer, in the bytes of source that would cost as much. */
const requestCosts = 15_000

const filesByName = (chunks: BuiltChunk[]) => new Map(chunks.map((chunk) => [chunk.file, chunk]))

/** For each file the entries that need it. */
const findEntries = (chunks: BuiltChunk[]) => {
  const byFile = filesByName(chunks)
  const found = new Map<BuiltChunk, Set<string>>(chunks.map((chunk) => [chunk, new Set()]))
  const mark = (chunk: BuiltChunk | undefined, entry: string) => {
    const marks = chunk && found.get(chunk)
    if (!chunk || !marks || marks.has(entry)) return
    marks.add(entry)
    for (const file of chunk.imports) mark(byFile.get(file), entry)
  }
  for (const chunk of chunks) if (chunk.entry !== null) mark(chunk, chunk.entry)
  return found
}

const createParts = (chunks: BuiltChunk[], entries: Map<BuiltChunk, Set<string>>, visits: Visit[]) => {
  const byFile = filesByName(chunks)
  const parts = new Map<BuiltChunk, Part>()
  for (const [chunk, wanted] of entries) {
    const size = Object.values(chunk.modules).reduce((sum, one) => sum + one, 0)
    const at = visits.map((visit) => visit.entries.some((entry) => wanted.has(entry)))
    parts.set(chunk, { modules: Object.keys(chunk.modules), size, visits: at, imports: new Set() })
  }
  for (const [chunk, part] of parts)
    for (const file of chunk.imports) {
      const next = byFile.get(file)
      const needed = next && parts.get(next)
      if (needed && needed !== part) part.imports.add(needed)
    }
  return parts
}

/** What one file instead of two saves, over all visits: below zero where it brings more than it spares. */
const computeGain = (a: Part, b: Part, weights: number[]) => {
  let sum = 0
  for (const [visit, weight] of weights.entries()) {
    if (a.visits[visit] && b.visits[visit]) sum += weight * requestCosts
    else if (a.visits[visit]) sum -= weight * b.size
    else if (b.visits[visit]) sum -= weight * a.size
  }
  return sum
}

/** Whether `from` needs `to` by way of a third: as one file both would need a file that needs them. */
const isRoundabout = (from: Part, to: Part) => {
  const seen = new Set<Part>()
  const reaches = (part: Part): boolean => {
    if (part === to) return true
    if (seen.has(part)) return false
    seen.add(part)
    return [...part.imports].some(reaches)
  }
  return [...from.imports].some((next) => next !== to && reaches(next))
}

const mergeInto = (a: Part, b: Part, all: Set<Part>) => {
  a.modules.push(...b.modules)
  a.size += b.size
  a.visits = a.visits.map((is, visit) => is || (b.visits[visit] ?? false))
  for (const part of b.imports) a.imports.add(part)
  for (const part of all) if (part.imports.delete(b)) part.imports.add(a)
  a.imports.delete(a)
  all.delete(b)
}

/** Makes one of two as long as that saves something; what stands in `all` but not in `movable` stays as it is. */
const mergeAll = (movable: Set<Part>, all: Set<Part>, weights: number[]) => {
  const gains = new Map<Part, Map<Part, number>>()
  const weigh = (part: Part, others: Iterable<Part>) => {
    const row = new Map<Part, number>()
    for (const other of others) {
      const gain = other === part ? 0 : computeGain(part, other, weights)
      if (gain > 0) row.set(other, gain)
    }
    return row
  }
  const list = [...movable]
  for (const [index, part] of list.entries()) gains.set(part, weigh(part, list.slice(index + 1)))
  for (;;) {
    let best: { a: Part; b: Part; gain: number } | null = null
    for (const [a, row] of gains) for (const [b, gain] of row) if (gain > (best?.gain ?? 0)) best = { a, b, gain }
    if (!best) return
    const { a, b } = best
    if (isRoundabout(a, b) || isRoundabout(b, a)) {
      gains.get(a)?.delete(b)
      continue
    }
    mergeInto(a, b, all)
    movable.delete(b)
    gains.delete(b)
    for (const row of gains.values()) {
      row.delete(a)
      row.delete(b)
    }
    gains.set(a, weigh(a, movable))
  }
}

/**
 * For the files of a build and the visits to weigh, the name of the file of each module that several entries share. What one entry
 * alone needs stays with it; what `first` needs is `start`, whatever else it is for.
 */
export const chunkPlan = (chunks: BuiltChunk[], visits: Visit[], first: string): Map<string, string> => {
  const entries = findEntries(chunks)
  const parts = createParts(chunks, entries, visits)
  const isFirst = (chunk: BuiltChunk) => entries.get(chunk)?.has(first) === true
  const movable = new Set(
    [...parts].filter(([chunk]) => chunk.entry === null && !isFirst(chunk)).map(([, part]) => part),
  )
  const all = new Set(parts.values())
  const [begin, ...others] = [...parts].filter(([chunk]) => isFirst(chunk)).map(([, part]) => part)
  if (begin) for (const other of others) mergeInto(begin, other, all)
  mergeAll(
    movable,
    all,
    visits.map(({ weight }) => weight),
  )
  const named = [...movable].map((part, index) => [`shared-${index}`, part] as const)
  return new Map(
    [...(begin ? [['start', begin] as const] : []), ...named].flatMap(([name, part]) =>
      part.modules.map((id) => [id, name] as const),
    ),
  )
}
