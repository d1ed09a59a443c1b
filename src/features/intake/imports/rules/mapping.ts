import { type HeaderMap, headerProblem, headingsOf, type ImportField } from './headers.ts'

const isField = (name: string): name is ImportField => Object.hasOwn(headingsOf, name)

/** A person's choice of columns as the rows are read with, or why it cannot be. */
export const mapOf = (
  mapping: Record<string, number>,
  headers: readonly string[],
): { ok: true; map: HeaderMap } | { ok: false; problem: string } => {
  const fields: HeaderMap['fields'] = {}
  for (const [name, column] of Object.entries(mapping)) {
    if (!isField(name)) return { ok: false, problem: `"${name.slice(0, 40)}" isn’t a candidate field.` }
    if (headers[column] === undefined) return { ok: false, problem: `The file has no column ${column + 1}.` }
    fields[name] = column
  }
  const used = new Set(Object.values(fields))
  const map = { fields, unknown: headers.filter((header, at) => header.trim() !== '' && !used.has(at)) }
  const problem = headerProblem(map)
  return problem ? { ok: false, problem } : { ok: true, map }
}
