import { stat } from 'node:fs/promises'
import { UserError } from '../../../../rules/user-error.ts'
import { sourceTables } from '../rules/source-tables.ts'
import { readDump } from './read-dump.ts'
import { readFolder } from './read-folder.ts'
import type { Source } from './source.ts'

/**
 * Opens another installation's data: a folder of CSV files or a plain dump. Throws for anything else, or without a
 * table of the specification.
 */
export const openSource = async (place: string): Promise<Source> => {
  const found = await stat(place).catch(() => null)
  if (!found) throw new UserError('not-found', `Can’t read ${place}.`)
  const source = found.isDirectory() ? await readFolder(place) : await readDump(place)
  if (source.files.length === 0)
    throw new UserError('invalid', `${place} has none of these tables: ${sourceTables.join(', ')}.`)
  const names = source.files.filter(({ table }) => table === 'users').map(({ name }) => name)
  if (new Set(names).size > 1)
    throw new UserError('invalid', `${names.join(' and ')} could both be the product’s users. Remove one.`)
  const order = sourceTables.indexOf.bind(sourceTables)
  return { ...source, files: source.files.toSorted((a, b) => order(a.table) - order(b.table)) }
}
