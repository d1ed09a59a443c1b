import { createReadStream } from 'node:fs'
import path from 'node:path'
import { UserError } from '../../../../rules/user-error.ts'
import { copyCells, copyHead } from '../rules/copy-text.ts'
import { findSourceTable } from '../rules/source-tables.ts'
import { normalizeColumns, type Source, type SourceFile, splitIntoBatches } from './source.ts'

/** Bytes: no row comes near it; a file that is no dump does. */
const longestLine = 32_000_000
const newLine = 10

const no = (message: string) => new UserError('invalid', message)

/** The lines of a part of a file as bytes, each with the place where it begins. */
async function* readLines(file: string, from = 0, to = Number.POSITIVE_INFINITY) {
  let rest: Buffer[] = []
  let held = 0
  let at = from
  for await (const chunk of createReadStream(file, { start: from, end: to - 1, highWaterMark: 1_048_576 })) {
    let bytes = chunk as Buffer
    for (let end = bytes.indexOf(newLine); end >= 0; end = bytes.indexOf(newLine)) {
      const line = held > 0 ? Buffer.concat([...rest, bytes.subarray(0, end)]) : bytes.subarray(0, end)
      yield { at, line }
      at += line.length + 1
      rest = []
      held = 0
      bytes = bytes.subarray(end + 1)
    }
    if (bytes.length > 0) rest.push(bytes)
    held += bytes.length
    if (held > longestLine) throw no(`${path.basename(file)} isn’t a dump: one of its lines has no end.`)
  }
  if (held > 0) yield { at, line: Buffer.concat(rest) }
}

type Part = { table: string; columns: string[]; from: number; to: number }

const firstBytes = async (file: string): Promise<Buffer> => {
  for await (const chunk of createReadStream(file, { end: 15 })) return chunk as Buffer
  return Buffer.alloc(0)
}

const refuseOthers = async (file: string) => {
  const name = path.basename(file)
  const first = await firstBytes(file)
  if (first.subarray(0, 5).toString('latin1') === 'PGDMP')
    throw no(`${name} is in pg_dump’s own format. Convert it to plain: pg_restore --file=plain.sql ${name}`)
  if (first[0] === 0x1f && first[1] === 0x8b) throw no(`${name} is compressed. Unpack it first: gunzip ${name}`)
}

const lineBegins = (line: Buffer, text: string) =>
  line.length >= text.length && line.toString('latin1', 0, text.length) === text

const inserts = /^INSERT INTO (?:"?\w+"?\.)?"?(\w+)"? /
const encoding = /^SET client_encoding = '([^']{1,40})'/

const refuseLine = (line: Buffer, name: string) => {
  const text = line.toString('latin1', 0, 200)
  const inserted = inserts.exec(text)?.[1]
  if (inserted !== undefined && findSourceTable(inserted))
    throw no(`${name} was made with --inserts. Make it again without: pg_dump --format=plain`)
  const other = encoding.exec(text)?.[1]
  if (other !== undefined && !['UTF8', 'SQL_ASCII'].includes(other))
    throw no(`${name} is in ${other}. Make it again with pg_dump --encoding=UTF8`)
}

/** Where the rows of each table lie in the file: it is read once to find them, and each part again when its turn comes. */
const splitDump = async (file: string): Promise<Part[]> => {
  const parts: Part[] = []
  let open: Part | null = null
  for await (const { at, line } of readLines(file)) {
    if (open) {
      if (!(line[0] === 92 && line.length <= 3 && line[1] === 46)) continue
      parts.push({ ...open, to: at })
      open = null
    } else if (lineBegins(line, 'COPY ')) {
      const head = copyHead(line.toString('utf8'))
      if (head) open = { ...head, from: at + line.length + 1, to: 0 }
    } else if (lineBegins(line, 'INSERT ') || lineBegins(line, 'SET client_encoding'))
      refuseLine(line, path.basename(file))
  }
  if (open) throw no(`${path.basename(file)} ends inside ${open.table}. The copy is incomplete.`)
  return parts
}

async function* loadRows(file: string, { table, from, to }: Part) {
  if (to <= from) return
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let row = 0
  for await (const { line } of readLines(file, from, to)) {
    row += 1
    try {
      const text = decoder.decode(line)
      yield { line: row, cells: copyCells(text.endsWith('\r') ? text.slice(0, -1) : text).map((cell) => cell ?? '') }
    } catch {
      throw no(`Row ${row} of ${table} isn’t UTF-8. Make the dump again with pg_dump --encoding=UTF8`)
    }
  }
}

/** A plain-text dump of PostgreSQL, its rows in COPY blocks. Refuses other formats with how to make a plain one. */
export const readDump = async (file: string): Promise<Source> => {
  await refuseOthers(file)
  const files = (await splitDump(file)).flatMap((part): SourceFile[] => {
    const table = findSourceTable(part.table)
    if (table === null) return []
    const columns = normalizeColumns(part.columns)
    return [{ table, name: part.table, columns, batches: () => splitIntoBatches(columns, loadRows(file, part)) }]
  })
  return { folder: path.dirname(path.resolve(file)), files }
}
