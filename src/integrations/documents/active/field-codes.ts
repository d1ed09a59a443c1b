/** Fields that start a program, or fetch something, when a document is opened or printed. */
const starting = new Set(['DDE', 'DDEAUTO', 'CONTROL', 'EMBED', 'LINK', 'PRINT'])
const fetching = new Set([
  'IMPORT',
  'INCLUDE',
  'INCLUDETEXT',
  'INCLUDEPICTURE',
  'INCLUDEPICTUREINLINE',
  'DATABASE',
  'RD',
  'AUTOTEXTLIST',
])

/** Replaces a nested field within a code. */
export const nestedField = '\u{1}'

export const startsProgram = 'it starts a program when it is opened.'
export const loadsElsewhere = 'it loads parts from another place when it is opened.'

/**
 * What a field would do, by its whole code with `nestedField` for each field within; null for what only shows words. A field whose first
 * word is made by another field could be any of them.
 */
export const judgeField = (code: string): string | null => {
  const [first = ''] = code.trim().split(/[\s"\\]+/u)
  if (first.startsWith('=')) return null
  if (first.includes(nestedField)) return startsProgram
  const name = first.toUpperCase()
  if (starting.has(name)) return startsProgram
  return fetching.has(name) ? loadsElsewhere : null
}
