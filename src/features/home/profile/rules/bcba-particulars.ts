import { parseState } from '../../../../rules/us-states.ts'

const longest = 200
const mostSupervised = 99

export type TypedParticulars = { state_licenses: string; supervision_capacity: string; assessments: string }
type Particulars = {
  state_licenses: string | null
  supervision_capacity: number | null
  assessments: string | null
}

const parts = (text: string): string[] =>
  text
    .slice(0, 20 * longest)
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/[,;\n\r]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

/** `tx 12345` as `TX 12345`; null when it does not begin with a state. What is too long anyway stays as it is. */
const license = (part: string): string | null => {
  if (part.length > longest) return part
  const [, state = '', number = ''] =
    /^([A-Za-z]+(?: (?!pending|applied)[A-Za-z]+)?)(?:[ #:-]+(\S*\d\S*|pending|applied))?$/i.exec(part) ?? []
  const code = parseState(state)
  return code === null ? null : [code, number].filter(Boolean).join(' ')
}

/** Converts typed details to stored values, with an error for each field that fails. Blank means unknown. */
export const readParticulars = (typed: TypedParticulars) => {
  const problems: Record<string, string> = {}
  const licenses = parts(typed.state_licenses).map((part) => ({ part, read: license(part) }))
  const unread = licenses.find(({ read }) => read === null)
  if (unread)
    problems['state_licenses'] =
      `“${unread.part.slice(0, 40)}” doesn’t start with a state. Write it like TX 12345, NM pending.`
  const state_licenses = licenses.map(({ read }) => read).join(', ')
  if (state_licenses.length > longest) problems['state_licenses'] = `Use ${longest} characters or fewer.`
  const number = typed.supervision_capacity.trim()
  if (number !== '' && !/^\d{1,2}$/.test(number))
    problems['supervision_capacity'] = `Enter a whole number from 0 to ${mostSupervised}.`
  const assessments = parts(typed.assessments).join(', ')
  if (assessments.length > longest) problems['assessments'] = `Use ${longest} characters or fewer.`
  const values: Particulars = {
    state_licenses: state_licenses || null,
    supervision_capacity: number === '' ? null : Number(number),
    assessments: assessments || null,
  }
  return { values, problems }
}
