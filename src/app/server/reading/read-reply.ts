// npm run -s read-reply -- FILE.tsv: what each reply of a table means, one JSON object per line; without database or network.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  printedContexts,
  printedReadings,
  readForPrint,
} from '@reinforce/reply-reader/replies/printed/printed-reading.ts'

const help = `Use: npm run -s read-reply -- FILE.tsv

FILE.tsv has the columns "context" and "reply", separated by a tab, with a header row.
Contexts: ${printedContexts.join(', ')}.
  offer      three times were offered
  remind     a reminder of an interview
  interest   "are you still interested?"
  screen:…   a question about the work
  any        nothing in particular
Prints one object per row, in order: {"reply", "reading", "optOut", "rule"}.
Readings: ${printedReadings.join(', ')}.
`

/** A cell as it was meant: spreadsheets put quotes around one that holds a quote or a line break. */
const unquote = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') && !/(?<!")"(?:"")*(?!")/.test(cell.slice(1, -1))
    ? cell.slice(1, -1).replaceAll('""', '"')
    : cell

const read = (table: string): string[] => {
  const [head = '', ...rows] = table.replace(/^\uFEFF/, '').split(/\r?\n/)
  const columns = head.split('\t').map((name) => unquote(name).trim().toLowerCase())
  const [context, reply] = [columns.indexOf('context'), columns.indexOf('reply')]
  if (context < 0 || reply < 0) throw new Error(`The first row must name the columns "context" and "reply".\n\n${help}`)
  return rows.flatMap((row, at) => {
    if (row.trim() === '') return []
    const cells = row.split('\t').map(unquote)
    const asked = (cells[context] ?? '').trim()
    const printed = readForPrint(asked, cells[reply] ?? '')
    if (!printed) throw new Error(`Row ${at + 2}: unknown context "${asked}". Use ${printedContexts.join(', ')}.`)
    return JSON.stringify(printed)
  })
}

try {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true })
  const [file, another] = positionals
  if (values.help) process.stdout.write(help)
  else if (file === undefined || another !== undefined) throw new Error(help)
  else process.stdout.write(`${read(await readFile(file, 'utf8')).join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
