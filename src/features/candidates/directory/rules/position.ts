import type { Position } from '../../../../rules/credential/positions.ts'

/** Every white space a browser's `\s` knows, spelled out so that PostgreSQL reads the same class. */
export const space = '[ \\t\\n\\r\\f\\v\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]'

/** Source of a case-insensitive pattern: the position texts that mean BCBA. Valid in JavaScript and PostgreSQL. */
export const bcbaPattern = `^${space}*(bcba|bcaba|board${space}+certified${space}+(assistant${space}+)?behavior${space}+analyst)${space}*$`

/** Source of a case-insensitive pattern: the position texts that mean RBT, the blank one included. */
const rbtPattern = `^${space}*(rbt( ?/ ?bt)?|bt|(registered )?behavior technician)?${space}*$`

const bcba = new RegExp(bcbaPattern, 'i')
const rbt = new RegExp(rbtPattern, 'i')

export type PositionRead = { ok: true; position: Position } | { ok: false; reason: string }

/** Parses RBT or BCBA from an application (blank is RBT). Any other text needs a question. */
export const parsePosition = (text: string | null): PositionRead => {
  const written = (text ?? '').trim().replace(/\s+/g, ' ')
  if (rbt.test(written)) return { ok: true, position: 'RBT' }
  if (bcba.test(written)) return { ok: true, position: 'BCBA' }
  const shown = written.length > 40 ? `${written.slice(0, 40)}…` : written
  return { ok: false, reason: `"${shown}" is neither RBT nor BCBA.` }
}
