import { usAreaCodes } from './area-codes.ts'
import { parseUsNumber, type UsNumber } from './phone.ts'

/** Area codes that share the 1 with the United States and belong to others. A text there follows other laws. */
const abroad: Record<string, string> = {
  Canada:
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 468 474 ' +
    '506 514 519 548 568 579 581 584 587 600 604 613 622 633 639 644 647 655 672 677 683 688 705 709 742 753 ' +
    '778 780 782 807 819 825 867 873 879 902 905 942',
  'the Bahamas': '242',
  Barbados: '246',
  Anguilla: '264',
  'Antigua and Barbuda': '268',
  'the British Virgin Islands': '284',
  'the Cayman Islands': '345',
  Bermuda: '441',
  Grenada: '473',
  'the Turks and Caicos Islands': '649',
  Jamaica: '658 876',
  Montserrat: '664',
  'Sint Maarten': '721',
  'Saint Lucia': '758',
  Dominica: '767',
  'Saint Vincent and the Grenadines': '784',
  'the Dominican Republic': '809 829 849',
  'Trinidad and Tobago': '868',
  'Saint Kitts and Nevis': '869',
}
const countriesByCode = new Map(
  Object.entries(abroad).flatMap(([country, codes]) =>
    codes.split(' ').map((code): [string, string] => [code, country]),
  ),
)

/** Area codes that a US phone can have: those of a place, and the toll-free ones. */
const inUse = new Set([...usAreaCodes, ...'800 833 844 855 866 877 888'.split(' ')])

/**
 * A US number that a text may be sent to. Refused with a sentence: what is no US number, numbers of Canada and the
 * Caribbean, area codes that no phone has (233, 500, 999), and pay-per-call numbers (area code 900, prefix 976).
 */
export const parseTextableNumber = (text: string): UsNumber => {
  const number = parseUsNumber(text)
  if (!number.ok) return number
  const shown = text.trim()
  const code = number.e164.slice(2, 5)
  const country = countriesByCode.get(code)
  if (country) return { ok: false, reason: `${shown} is not a US number: its area code belongs to ${country}.` }
  if (code === '900')
    return { ok: false, reason: `${shown} has the area code of pay-per-call numbers, which cannot be texted.` }
  if (!inUse.has(code))
    return { ok: false, reason: `${shown} cannot be texted: no US phone has the area code ${code}.` }
  if (number.e164.slice(5, 8) === '976')
    return { ok: false, reason: `${shown} has the prefix of pay-per-call numbers, which cannot be texted.` }
  return number
}
