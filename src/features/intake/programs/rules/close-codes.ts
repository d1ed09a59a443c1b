import { editDistance, findClosestNames } from '../../imports/rules/find-closest-names.ts'

/** As people misread a code: without case, spaces and hyphens, and with the look-alikes that codes do not have. */
const asRead = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

const fewest = 4
const longest = 60

/**
 * The codes that someone may have meant, at most three, the closest first: they contain what was received, or are a slip or two away
 * from it. None where nothing is close: a wrong guess sends a person to the wrong clinic.
 */
export const closeCodes = (received: string, codes: readonly string[]): string[] => {
  const wanted = asRead(received).slice(0, longest)
  if (wanted.length < fewest) return []
  const slips = wanted.length < 8 ? 1 : 2
  const close = codes.filter((code) => {
    const read = asRead(code)
    if (read.includes(wanted) || (read.length >= fewest && wanted.includes(read))) return true
    return Math.abs(read.length - wanted.length) <= slips && editDistance(wanted, read) <= slips
  })
  return findClosestNames(received, close)
}
