import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { parse } from 'csv-parse'
import { UserError } from '../../../../../rules/user-error.ts'
import { isStorageKey } from '../../../organization-export/rules/export-cells.ts'
import {
  type ExportManifest,
  exportFormat,
  exportManifest,
  exportVersion,
  manifestFile,
} from '../../../organization-export/server/public.ts'
import type { ExportedRow } from '../../rules/settle-row.ts'

/** Characters: no row comes near it; a cell without an end does. */
const longestRow = 50_000_000
const mostRows = 2_000
const mostCharacters = 4_000_000

/** An unpacked export of an organization. */
export type OpenExport = {
  manifest: ExportManifest
  /** Where a table or a stored file is. */
  place: (part: { table: string } | { key: string }) => string
}

const refuse = (words: string) => new UserError('invalid', words)

/** Opens the folder of an unpacked export; null if it is another source. Throws if its manifest can't be read here. */
export const openExport = async (folder: string): Promise<OpenExport | null> => {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => null)
  if (text === null) return null
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw refuse(`Can’t read ${manifestFile}. Unpack the export again.`)
  }
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== exportFormat) return null
  const read = exportManifest.safeParse(json)
  if (!read.success) throw refuse(`Can’t read ${manifestFile}. Unpack the export again.`)
  if (read.data.version > exportVersion)
    throw refuse('This export was made by a newer version. Upgrade this installation first.')
  const unsafe = read.data.files.find(({ key }) => !isStorageKey(key))
  if (unsafe) throw refuse(`${manifestFile} names a file that is outside of the export: ${unsafe.key.slice(0, 100)}`)
  return {
    manifest: read.data,
    place: (part) => ('table' in part ? path.join(folder, `${part.table}.csv`) : path.join(folder, 'files', part.key)),
  }
}

/** Returns the SHA-256 of a file, read piece by piece. */
const hashFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** Throws if a part of the export is missing or differs from what its manifest says. */
export const verifyExport = async ({ manifest, place }: OpenExport) => {
  const parts = [
    ...manifest.tables.map(({ table, sha256 }) => ({ name: `${table}.csv`, file: place({ table }), sha256 })),
    ...manifest.files.map(({ key, sha256 }) => ({ name: `files/${key}`, file: place({ key }), sha256 })),
  ]
  for (const { name, file, sha256 } of parts) {
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) throw refuse(`${name} is missing. Unpack the export again.`)
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    if ((await hashFile(file)) !== sha256)
      throw refuse(
        `${name} was changed after the export. Unpack it again. To import changed tables, delete ${manifestFile} first.`,
      )
  }
}

/** Yields the rows of a table, at most 2,000 or four million characters at a time. A cell without quotes has no value. */
export async function* readRows(
  { place }: OpenExport,
  table: string,
  columns: readonly string[],
): AsyncGenerator<ExportedRow[], undefined> {
  const parser = parse({
    from_line: 2,
    max_record_size: longestRow,
    cast: (cell, { quoting }) => (quoting ? cell : null),
  })
  pipeline(createReadStream(place({ table }), 'utf8'), parser, () => undefined)
  let batch: ExportedRow[] = []
  let length = 0
  for await (const cells of parser as AsyncIterable<(string | null)[]>) {
    batch.push(Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? null])))
    for (const cell of cells) length += cell?.length ?? 0
    if (batch.length < mostRows && length < mostCharacters) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}
