/** Formats the message that the disk of a folder is full, and the remedy. */
export const explainFullDisk = (place: string): string =>
  `The disk of ${place} is full. Free some space and try again. Saved data is safe.`

/** The remedy for an error of the system, by its code; `place` is the folder in question. */
const bySystem: Record<string, (place: string) => string> = {
  ENOSPC: explainFullDisk,
  // PostgreSQL's own code for it.
  '53100': explainFullDisk,
  EDQUOT: (place) => `Can’t store more in ${place}. This user’s disk quota is used up.`,
  EROFS: (place) => `${place} is on a read-only disk. Choose another folder, or make the disk writable.`,
  EACCES: (place) =>
    `This user can’t read and write ${place}. Change the folder’s owner (chown), or choose another folder.`,
  EPERM: (place) =>
    `This user can’t read and write ${place}. Change the folder’s owner (chown), or choose another folder.`,
  EEXIST: (place) => `${place} is a file, but it must be a folder. Choose another name.`,
  ENOTDIR: (place) => `${place} isn’t a folder, or part of its path is a file. Choose another name.`,
  ENOENT: (place) => `Couldn’t create ${place}. The disk is read-only, or part of its path is missing.`,
  EIO: (place) => `The disk of ${place} has errors. Check it first, and keep your backups.`,
}

/** The remedy for the end of PostgreSQL's log, by its own words. */
const byLog: readonly [RegExp, (place: string) => string][] = [
  [/No space left on device/, explainFullDisk],
  [
    /has invalid permissions/,
    (place) => `PostgreSQL needs a private folder. Run chmod -R go-rwx ${place}/postgres and start again.`,
  ],
  [
    /bogus data in lock file|lock file ".*" is empty/,
    (place) =>
      `${place}/postgres/postmaster.pid is broken. Make sure no PostgreSQL runs on this folder, remove that file, and start again.`,
  ],
  [
    /database files are incompatible with server/,
    (place) =>
      `${place} contains a database of another PostgreSQL version. npm start upgrades an earlier one. A later one needs the version of Reinforce that made it.`,
  ],
  [
    /could not map anonymous shared memory|Cannot allocate memory|could not create shared memory/,
    () => 'Not enough memory for PostgreSQL. Free some, or set DATABASE_URL to a server elsewhere.',
  ],
]

/**
 * Formats an error of the machine as a sentence for anyone who runs the service: the problem with `place` and the
 * remedy. Null for any other.
 */
export const explainStartError = (error: unknown, place: string): string | null => {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  const said = Object.hasOwn(bySystem, code) ? bySystem[code] : byLog.find(([words]) => words.test(error.message))?.[1]
  return said?.(place) ?? null
}
