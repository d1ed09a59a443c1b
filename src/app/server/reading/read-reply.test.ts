import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const script = path.join(import.meta.dirname, 'read-reply.ts')

const readTable = async (table: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-replies-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'replies.tsv')
  await writeFile(file, table)
  return await run(process.execPath, [script, file])
}

test('prints one object per row, in order, with the columns in any order', async () => {
  const { stdout } = await readTable(
    '\uFEFFreply\tcontext\r\nthe first\toffer\r\n"say ""stop"""\tany\r\n\r\nsi\tremind\r\n',
  )
  const printed = stdout
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line))
  expect(printed.map(({ reply, reading }) => [reply, reading])).toEqual([
    ['the first', 'time_1'],
    ['say "stop"', 'unclear'],
    ['si', 'yes'],
  ])
  expect(Object.keys(printed[0] ?? {})).toEqual(['reply', 'reading', 'optOut', 'rule'])
})

test('names the row of an unknown context and prints nothing', async () => {
  const failure = readTable('context\treply\noffer\t1\nfoo\tyes\n')
  await expect(failure).rejects.toMatchObject({ code: 1, stdout: '' })
  await expect(failure).rejects.toThrow('Row 3: unknown context "foo"')
})

test('explains a table without its columns', async () => {
  await expect(readTable('a\tb\n1\t2\n')).rejects.toThrow('"context" and "reply"')
})
