const form = /^(\d{9})-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})\.(\d{3})Z\.tar\.zst\.age$/

/** Returns the name of the `n`th piece of a log, sealed at `now`: it sorts in order, under any clock. */
export const formatLogFileName = (n: number, now: Date): string =>
  `${String(n).padStart(9, '0')}-${now.toISOString().replaceAll(':', '-')}.tar.zst.age`

/** Number and moment of a piece by its name; null for any other file. */
export const parseLogFile = (name: string): { n: number; sealedAt: Date } | null => {
  const [, n, hour, minutes, seconds, ms] = form.exec(name) ?? []
  const sealedAt = new Date(`${hour}:${minutes}:${seconds}.${ms}Z`)
  return Number.isNaN(sealedAt.getTime()) ? null : { n: Number(n), sealedAt }
}

/** The names of pieces among `names`, in order. */
export const sortLogNames = (names: readonly string[]): string[] =>
  names.filter((name) => parseLogFile(name) !== null).toSorted()

/** Pieces that no kept backup needs: sealed before the oldest of them was begun. None when no backup is left. */
export const findExpired = (names: readonly string[], oldestBackup: Date | null): string[] =>
  oldestBackup === null
    ? []
    : sortLogNames(names).filter((name) => (parseLogFile(name)?.sealedAt ?? oldestBackup) < oldestBackup)

/** Returns the name of a log that begins at `now`: a folder next to the backups. */
export const formatLogName = (now: Date, random: string): string =>
  `log-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${random}`

/** When the log of this name began; null for any other name. */
export const findLogStart = (name: string): Date | null => {
  const [, day, hours, minutes, seconds] =
    /^log-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-[\da-f]{8}$/.exec(name) ?? []
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}
