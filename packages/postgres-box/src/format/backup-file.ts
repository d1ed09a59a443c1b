const form = /^reinforce-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.zst\.age$/

/**
 * Returns the name of a backup begun at `now`: it sorts by time, and ends with the formats that open it (age, zstd,
 * tar).
 */
export const formatBackupName = (now: Date): string =>
  `reinforce-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst.age`

/** When a backup was begun, by its name; null for any other file. */
export const parseBackupTime = (name: string): Date | null => {
  const [, day, hours, minutes, seconds] = form.exec(name) ?? []
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** The names of the backups among `names`, newest first. */
export const sortNewestFirst = (names: readonly string[]): string[] =>
  names
    .filter((name) => parseBackupTime(name) !== null)
    .toSorted()
    .toReversed()

/** Characters of a passphrase that is not guessed while someone has the file. */
const shortestPassphrase = 12

/** Returns the problem with a passphrase for backups; null when there is none. */
export const findPassphraseProblem = (passphrase: string | undefined): string | null => {
  if (!passphrase)
    return 'Set BACKUP_PASSPHRASE. Without it no one can open the backup, including you. Keep a copy of it elsewhere.'
  if (passphrase.length < shortestPassphrase)
    return `BACKUP_PASSPHRASE needs at least ${shortestPassphrase} characters. Anyone with the file can guess without limit.`
  return null
}
