import { type Position } from '../../../../rules/credential/positions.ts'

/** Signs that no one mistakes for another: no 0 and O, no 1 and I. */
const clear = /[^A-HJ-NP-Z2-9]/g

const part = (text: string, length: number) => text.normalize('NFD').toUpperCase().replace(clear, '').slice(0, length)
const initials = (name: string) =>
  part(
    name
      .split(/\s+/)
      .map((word) => word.replace(/[^\p{L}]/gu, '')[0] ?? '')
      .join(''),
    4,
  )

/** The n-th two-digit number without 0 and 1: 22, 23 … 29, 32 … */
const toNumber = (n: number) => `${2 + Math.floor(n / 8)}${2 + (n % 8)}`

export type CodeOf = { organization: string; location: string; position: Position }

/** The 64 codes that can be suggested for a place and position, in their order. */
export const proposeCodes = (of: CodeOf): string[] => {
  const stem = `${initials(of.organization) || 'CLN'}-${part(of.location, 3) || 'PLC'}-${of.position === 'RBT' ? 'R' : 'B'}`
  return Array.from({ length: 64 }, (_, n) => `${stem}${toNumber(n)}`)
}

/** A new code like BPA-AUS-R22 that is not among `taken` (compared without case). Undefined when all 64 are taken. */
export const generateCode = (of: CodeOf, taken: readonly string[]): string | undefined => {
  const used = new Set(taken.map((code) => code.toUpperCase()))
  return proposeCodes(of).find((code) => !used.has(code))
}

/** Checks a typed code. Null if it is good: letters, digits, and hyphens, 3 to 40 signs, no look-alikes. */
export const findCodeProblem = (typed: string): string | null => {
  const code = typed.trim().toUpperCase()
  if (!code) return 'Enter a code.'
  if (code.length < 3 || code.length > 40) return 'Use 3 to 40 characters.'
  if (/[^A-Z0-9-]/.test(code)) return 'Use only letters, digits, and hyphens.'
  return /[01IO]/.test(code) ? 'Don’t use 0, O, 1, or I. They look alike.' : null
}
