import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { UserError } from '../../../../src/rules/user-error.ts'

/** One of PostgreSQL's own programs, and its major version. */
export type Tool = { file: string; major: number }
type Program = 'pg_dump' | 'pg_restore'

const debian = '/usr/lib/postgresql'

/** The usual folders of such programs: the shell's own, and where Debian and Homebrew keep each version. */
const usualFolders = async () => {
  const versions = (await readdir(debian).catch(() => [])).map((version) => path.join(debian, version, 'bin'))
  const brewed = [15, 16, 17, 18, 19].map((major) => `/opt/homebrew/opt/postgresql@${major}/bin`)
  return [
    ...(process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder)),
    ...versions,
    ...brewed,
  ]
}

const readMajor = async (file: string): Promise<number | null> =>
  await promisify(execFile)(file, ['--version']).then(
    ({ stdout }) => Number.parseInt(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? '', 10) || null,
    () => null,
  )

/**
 * The program that is of `least` or the next version after it: an older one does not know what a newer server holds. Looked for in
 * `given` alone (`PG_TOOLS`, with or without its `bin`), else where they usually lie; refuses in a sentence when there is none.
 */
export const findPostgresTool = async (program: Program, least: number, given: string | undefined): Promise<Tool> => {
  const folders = given ? [given, path.join(given, 'bin')] : await usualFolders()
  const found: Tool[] = []
  for (const folder of new Set(folders)) {
    const file = path.join(folder, program)
    const major = await readMajor(file)
    if (major !== null) found.push({ file, major })
  }
  const fitting = found.filter(({ major }) => major >= least).toSorted((one, other) => one.major - other.major)[0]
  if (fitting) return fitting
  const newest = Math.max(0, ...found.map(({ major }) => major))
  const what =
    newest > 0
      ? `${program} ${newest} is older than PostgreSQL ${least}, which it must read`
      : `${program} isn’t installed here${given ? `, not in ${given}` : ''}`
  throw new UserError(
    'unavailable',
    `${what}. Install the client programs of PostgreSQL ${least} (postgresql-client-${least}), or set PG_TOOLS to the folder that holds them.`,
  )
}

/** Only our own driver knows these. */
const ofTheDriver = ['uselibpqcompat', 'ssl']

/** How one of PostgreSQL's programs reaches an address: its password is never on the command line, where everyone reads it. */
export const toConnection = (address: string): { dbname: string; env: Record<string, string> } => {
  const url = new URL(address)
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  url.password = ''
  for (const name of ['password', ...ofTheDriver]) url.searchParams.delete(name)
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  return { dbname: url.href, env: password ? { PGPASSWORD: password } : {} }
}

/** Returns our environment for a program of PostgreSQL: none of our secrets. */
export const createToolEnvironment = (env: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && /^(?:PATH|HOME|LANG|TMPDIR|PGSSL\w+|SSL_CERT\w*|FAKETIME\w*|LD_PRELOAD)$/.test(name)
        ? [[name, value]]
        : [],
    ),
  ),
  LC_ALL: 'C',
  ...env,
})

/** Returns the line with the error, of all that such a program wrote. */
export const findErrorLine = (stderr: string): string => {
  const lines = stderr
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return (lines.find((line) => /error:|ERROR:|FATAL:/.test(line)) ?? lines.at(-1) ?? 'it said nothing').replace(
    /\.$/,
    '',
  )
}
