const toCell = (value: string | null): string => (value === null ? '' : `"${value.replaceAll('"', '""')}"`)

/** Writes a line of CSV: every value is in quotes, so that a blank text differs from no value, which has none. */
export const writeCells = (values: readonly (string | null)[]): string => `${values.map(toCell).join(',')}\r\n`

/** Reads the keys of stored files from the text of a storage column, which may be a list. */
export const readStorageKeys = (text: string): string[] =>
  (text.startsWith('{') ? text.slice(1, -1).split(',') : [text])
    .map((key) => key.replace(/^"|"$/g, ''))
    .filter((key) => key !== '' && key !== 'NULL')

const safeKey = /^[\w][\w .@=+-]*(?:\/[\w][\w .@=+-]*){0,6}$/

/** Whether a key names a file of ours, so that nothing outside of a folder is read or written by it. */
export const isStorageKey = (key: string): boolean => key.length <= 300 && safeKey.test(key) && !key.includes('..')
