import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { UserError } from '../../../../src/rules/user-error.ts'
import { createToolEnvironment, findErrorLine, type Tool, toConnection } from './tools.ts'

/** Our schemas in a database: `pg_dump` takes all of these, and a restore brings them back. */
export const ourSchemas = ['public', 'app', 'auth', 'pgboss'] as const

/** A piece of a dump in memory: a tar needs its size before its bytes. */
const pieceBytes = 16_000_000

/**
 * `pg_dump` of our schemas as of an exported snapshot, in pieces that make one file when they are laid one after the other. It is not
 * packed: anyone who takes it does that better. Refuses in a sentence with what `pg_dump` said.
 */
export async function* dumpPieces(options: { tool: Tool; url: string; snapshot: string }): AsyncGenerator<Buffer> {
  const { dbname, env } = toConnection(options.url)
  const args = ['--format=custom', '--compress=0', '--no-password', '--lock-wait-timeout=60s']
  const child = spawn(
    options.tool.file,
    [...args, `--snapshot=${options.snapshot}`, ...ourSchemas.map((name) => `--schema=${name}`), `--dbname=${dbname}`],
    { env: createToolEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  child.stderr.on('data', (bytes: Buffer) => {
    said += bytes.toString()
  })
  const closed = once(child, 'close') as Promise<[number | null]>
  closed.catch(() => undefined) // told below, once the pieces are read
  try {
    let waiting: Buffer[] = []
    let size = 0
    for await (const bytes of child.stdout as AsyncIterable<Buffer>) {
      waiting.push(bytes)
      size += bytes.length
      if (size < pieceBytes) continue
      yield Buffer.concat(waiting)
      waiting = []
      size = 0
    }
    const [code] = await closed
    if (code !== 0) throw new UserError('unavailable', `pg_dump couldn’t read the database: ${findErrorLine(said)}.`)
    if (size > 0) yield Buffer.concat(waiting)
  } finally {
    if (child.exitCode === null) child.kill('SIGTERM')
  }
}

const run = async (tool: Tool, args: string[], env: Record<string, string>) => {
  const child = spawn(tool.file, args, { env: createToolEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', wrong: '' }
  child.stdout.on('data', (bytes: Buffer) => {
    said.out += bytes.toString()
  })
  child.stderr.on('data', (bytes: Buffer) => {
    said.wrong += bytes.toString()
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0)
    throw new UserError('conflict', `pg_restore failed and left nothing behind: ${findErrorLine(said.wrong)}.`)
  return said.out
}

/**
 * Returns the contents of a dump, a line each, in the format of `pg_restore`: without the schema that every database
 * has.
 */
export const listContents = async (tool: Tool, file: string): Promise<string> =>
  (await run(tool, ['--list', file], {}))
    .split('\n')
    .filter((line) => !/^\d+; \d+ \d+ (?:SCHEMA - public|COMMENT - SCHEMA public) /.test(line))
    .join('\n')

/** Puts a dump into the database at `url`, in one transaction; everything belongs to the role of that address then. `list` is a file of `listContents`. */
export const runPgRestore = async (options: { tool: Tool; file: string; list: string; url: string }): Promise<void> => {
  const { dbname, env } = toConnection(options.url)
  const flags = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-password', `--use-list=${options.list}`]
  await run(options.tool, [...flags, `--dbname=${dbname}`, options.file], env)
}
