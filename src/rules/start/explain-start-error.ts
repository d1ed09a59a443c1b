/** Says that the disk of a folder is full, and what helps. */
export const fullDisk = (place: string): string =>
  `The disk of ${place} is full. Free some space and try again; what was saved before is kept.`

/** What the system says no with, by its code, as what to do about it; `place` is the folder that was meant. */
const bySystem: Record<string, (place: string) => string> = {
  ENOSPC: fullDisk,
  // PostgreSQL's own code for it.
  '53100': fullDisk,
  EDQUOT: (place) => `No more may be stored in ${place}: this user’s share of the disk is used up.`,
  EROFS: (place) => `${place} lies on a disk that can only be read. Choose another folder, or let the disk be written.`,
  EACCES: (place) => `This user may not read and write ${place}. Give it the folder (chown), or choose another one.`,
  EPERM: (place) => `This user may not read and write ${place}. Give it the folder (chown), or choose another one.`,
  EEXIST: (place) => `${place} is a file, and a folder is needed. Choose another name.`,
  ENOTDIR: (place) => `${place} is no folder, or a part of its path is a file. Choose another name.`,
  ENOENT: (place) => `${place} could not be made: the disk can only be read, or a part of its path is missing.`,
  EIO: (place) => `The disk of ${place} answers with errors: look at it before anything else, and keep your backups.`,
}

/** What PostgreSQL's log ends with, by its own words, and what to do about it. */
const byLog: readonly [RegExp, (place: string) => string][] = [
  [/No space left on device/, fullDisk],
  [
    /has invalid permissions/,
    (place) => `PostgreSQL wants its folder for itself. Run chmod -R go-rwx ${place}/postgres and start again.`,
  ],
  [
    /bogus data in lock file|lock file ".*" is empty/,
    (place) =>
      `${place}/postgres/postmaster.pid is broken. Make sure that no PostgreSQL runs on this folder, remove that file, and start again.`,
  ],
  [
    /database files are incompatible with server/,
    (place) =>
      `${place} holds a database of another version of PostgreSQL. An earlier one is carried over by npm start; a later one needs the version of Reinforce that made it.`,
  ],
  [
    /could not map anonymous shared memory|Cannot allocate memory|could not create shared memory/,
    () => 'There is not enough memory for PostgreSQL. Free some, or set DATABASE_URL to a server elsewhere.',
  ],
]

/** An error of the machine as a sentence for anyone who runs the service: what is wrong with `place` and what helps. Null for any other. */
export const explainStartError = (error: unknown, place: string): string | null => {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  const said = Object.hasOwn(bySystem, code) ? bySystem[code] : byLog.find(([words]) => words.test(error.message))?.[1]
  return said?.(place) ?? null
}
