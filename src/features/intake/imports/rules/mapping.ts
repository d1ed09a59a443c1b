import type { ColumnUse } from './columns/known-formats.ts'
import { findHeaderProblem, type HeaderMap, type ImportField, ownHeadings, type ValueChoices } from './headers.ts'

const isField = (name: string): name is ImportField => Object.hasOwn(ownHeadings, name)

/** A person's choice for a file: field → column, columns kept as a note, and what words mean. */
export type ImportChoices = { mapping: Record<string, number>; notes?: readonly number[]; values?: ValueChoices }

/** A person's choice of columns as the rows are read with, or why it cannot be. */
export const toHeaderMap = (
  { mapping, notes = [], values = {} }: ImportChoices,
  headers: readonly string[],
): { ok: true; map: HeaderMap } | { ok: false; problem: string } => {
  const fields: HeaderMap['fields'] = {}
  for (const [name, column] of Object.entries(mapping)) {
    if (!isField(name)) return { ok: false, problem: `"${name.slice(0, 40)}" isn’t a candidate field.` }
    if (headers[column] === undefined) return { ok: false, problem: `The file has no column ${column + 1}.` }
    fields[name] = column
  }
  const kept = notes.filter((column) => headers[column] !== undefined)
  const used = new Set([...Object.values(fields), ...kept])
  const unknown = headers.filter((header, at) => header.trim() !== '' && !used.has(at))
  const map = { fields, unknown, headings: headers, notes: kept, values }
  const problem = findHeaderProblem(map)
  return problem ? { ok: false, problem } : { ok: true, map }
}

/** Returns the proposal for each column, as a choice. */
export const listFolderChoices = (
  uses: readonly ColumnUse[],
): { mapping: Partial<Record<ImportField, number>>; notes: number[] } => ({
  mapping: Object.fromEntries(uses.flatMap((use, at) => (use === null || use === 'notes' ? [] : [[use, at]]))),
  notes: uses.flatMap((use, at) => (use === 'notes' ? [at] : [])),
})
