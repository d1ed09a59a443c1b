import { toLowerAscii } from '../fold-case.ts'

/** A certification number that, trimmed and in lower case, is one of these means that there is none. */
const noCertification = ['', 'n/a', 'na', 'none', 'no', 'nil', 'null', '-', '–', '0', 'x', 'tbd', 'pending']
/** … and so does one that starts with one of these. */
const noCertificationYet = [
  'pending',
  'in progress',
  'taking exam',
  'awaiting',
  'scheduled',
  'working on',
  'not ',
  'no ',
]

/** Whether a certification number claims a certificate: it is not blank and no polite way of saying "none". */
export const isCertification = (text: string | null): boolean => {
  const claim = toLowerAscii((text ?? '').trim())
  return !noCertification.includes(claim) && !noCertificationYet.some((start) => claim.startsWith(start))
}
