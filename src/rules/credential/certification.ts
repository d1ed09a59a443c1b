import { isCertification } from './is-certification.ts'
import { type Position } from './positions.ts'

type CertificationKind = 'RBT' | 'BCBA' | 'BCaBA'
export type Certification = {
  kind: CertificationKind | 'junk' | 'unreadable'
  /** The repaired number, for example RBT-24-348734. */
  number?: string
  /** A point that a person should check. */
  finding?: string
}

/** RBT certification began in 2014, the board itself in 1998. */
const firstYear: Record<CertificationKind, number> = { RBT: 2014, BCBA: 1998, BCaBA: 1998 }
const prefixes: Record<CertificationKind, string> = { RBT: 'RBT', BCBA: '1', BCaBA: '0' }
const kinds: Record<string, CertificationKind> = {
  RBT: 'RBT',
  '1': 'BCBA',
  BCBA: 'BCBA',
  '0': 'BCaBA',
  BCABA: 'BCaBA',
}

const gap = '[\\s\\-–.#:]{0,3}'
const withYear = new RegExp(
  `^#?(?:(RBT|BCBA|BCABA)${gap}(?:[01][\\s\\-–])?|([01])[\\s\\-–]{1,3})(20[0-9]{2}|19[0-9]{2}|[0-9]{2})${gap}([0-9]{3,7})$`,
)
const shortYear = new RegExp(
  `^#?(?:(RBT|BCBA|BCABA)${gap}(?:[01][\\s\\-–])?|([01])[\\s\\-–]{1,3})([0-9]{2})${gap}([0-9]{3,7})$`,
)

const fullYear = (year: string): number => {
  if (year.length === 4) return Number(year)
  return Number(year) + (Number(year) >= 98 ? 1900 : 2000)
}

/** Returns the year of a repaired number, or null. */
export const getCertificationYear = (number: string | undefined): number | null => {
  const [, year] = /-([0-9]{2})-/.exec(number ?? '') ?? []
  return year === undefined ? null : fullYear(year)
}

/**
 * A certification number read and repaired ('rbt24 348734' → RBT-24-348734); 'junk' says politely that there is none.
 * `position` adds the finding when the number belongs to the other kind of application.
 */
export const parseCertification = (
  text: string | null,
  { thisYear, position }: { thisYear: number; position?: Position },
): Certification => {
  const written = (text ?? '').trim().toUpperCase()
  if (!isCertification(written)) return { kind: 'junk' }
  const unreadable = { kind: 'unreadable' as const, finding: 'A number must look like RBT-25-445224 or 1-21-45678.' }
  const parts = shortYear.exec(written) ?? withYear.exec(written)
  const kind = kinds[parts?.[1] ?? parts?.[2] ?? '']
  if (!parts || !kind) return unreadable
  const year = fullYear(parts[3] ?? '')
  const number = `${prefixes[kind]}-${String(year).slice(-2)}-${parts[4]}`
  if (year > thisYear)
    return { kind: 'unreadable', finding: `${number} can’t be right: its year, ${year}, is in the future.` }
  if (year < firstYear[kind]) {
    return {
      kind: 'unreadable',
      finding: `${number} can’t be right: its year is ${year}, but ${kind} numbers start in ${firstYear[kind]}.`,
    }
  }
  if (position === 'RBT' && kind !== 'RBT') return { kind, number, finding: `A ${kind} number on an RBT application.` }
  if (position === 'BCBA' && kind === 'RBT') return { kind, number, finding: 'An RBT number on a BCBA application.' }
  return { kind, number }
}
