import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { UserError } from '../../../../rules/user-error.ts'
import { findSourceTable } from '../rules/source-tables.ts'
import { normalizeColumns, type Source, type SourceFile, splitIntoBatches } from './source.ts'

/** Bytes: no row comes near it; a cell without an end does. */
const longestRow = 12_000_000

const toUserError = (error: unknown, name: string) => {
  if (error instanceof CsvError) return new UserError('invalid', `Can’t read ${name} as CSV (${error.message}).`)
  return error instanceof TypeError ? new UserError('invalid', `${name} isn’t UTF-8. Save it as "CSV UTF-8".`) : error
}

/** The text of a file, a piece at a time; what is no UTF-8 breaks off instead of being changed. */
async function* readText(file: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of createReadStream(file)) yield decoder.decode(bytes as Buffer, { stream: true })
  yield decoder.decode()
}

async function* readLines(file: string): AsyncGenerator<{ line: number; cells: string[] }, undefined> {
  const parser = parse({ bom: true, max_record_size: longestRow, relax_column_count: true, relax_quotes: true })
  // A broken text ends the rows, too: the reader below gets the error.
  pipeline(Readable.from(readText(file)), parser, () => undefined)
  let line = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1
      if (cells.some((cell) => /\S/.test(cell))) yield { line, cells }
    }
  } catch (error) {
    throw toUserError(error, path.basename(file))
  } finally {
    parser.destroy()
  }
}

const readHeading = async (file: string): Promise<string[]> => {
  for await (const { cells } of readLines(file)) return normalizeColumns(cells)
  return []
}

async function* loadRows(file: string) {
  let isHeading = true
  for await (const line of readLines(file)) {
    if (!isHeading) yield line
    isHeading = false
  }
}

/** A folder with a CSV file for each table, whichever of them are there; two that could be the users are refused. */
export const readFolder = async (folder: string): Promise<Source> => {
  const files: SourceFile[] = []
  for (const entry of (await readdir(folder)).toSorted()) {
    const name = /^(.+)\.csv$/i.exec(entry)?.[1]
    const table = name === undefined ? null : findSourceTable(name)
    if (name === undefined || table === null) continue
    const file = path.join(folder, entry)
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const columns = await readHeading(file)
    files.push({ table, name, columns, batches: () => splitIntoBatches(columns, loadRows(file)) })
  }
  return { folder, files }
}
