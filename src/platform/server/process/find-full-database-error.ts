/**
 * Returns true if an error means that a disk is full: by its code, or in the words of PostgreSQL and of its programs.
 */
export const isFullDisk = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    ['53100', 'ENOSPC', 'EDQUOT'].includes(code) || /No space left on device|disk quota exceeded/i.test(error.message)
  )
}

/**
 * Returns the message that the disk of the PostgreSQL at an address is full, without its password, and what helps;
 * `kept`: the state of the data.
 */
export const findFullDatabaseError = (url: string, kept: string): string => {
  const { host, pathname } = new URL(url)
  return `The disk of the PostgreSQL at ${host} (database ${decodeURIComponent(pathname.slice(1))}) is full. ${kept} Free some space there and try again.`
}
