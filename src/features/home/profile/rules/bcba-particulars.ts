import { stateOf } from '../../../../rules/us-states.ts'

const longest = 200
const mostSupervised = 99

export type TypedParticulars = { state_licences: string; supervision_capacity: string; assessments: string }
type Particulars = {
  state_licences: string | null
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
const licence = (part: string): string | null => {
  if (part.length > longest) return part
  const [, state = '', number = ''] =
    /^([A-Za-z]+(?: (?!pending|applied)[A-Za-z]+)?)(?:[ #:-]+(\S*\d\S*|pending|applied))?$/i.exec(part) ?? []
  const code = stateOf(state)
  return code === null ? null : [code, number].filter(Boolean).join(' ')
}

/** Converts typed details to stored values, with an error for each field that fails. Blank means unknown. */
export const readParticulars = (typed: TypedParticulars) => {
  const problems: Record<string, string> = {}
  const licences = parts(typed.state_licences).map((part) => ({ part, read: licence(part) }))
  const unread = licences.find(({ read }) => read === null)
  if (unread)
    problems['state_licences'] =
      `“${unread.part.slice(0, 40)}” doesn’t start with a state. Write it like TX 12345, NM pending.`
  const state_licences = licences.map(({ read }) => read).join(', ')
  if (state_licences.length > longest) problems['state_licences'] = `Use ${longest} characters or fewer.`
  const number = typed.supervision_capacity.trim()
  if (number !== '' && !/^\d{1,2}$/.test(number))
    problems['supervision_capacity'] = `Enter a whole number from 0 to ${mostSupervised}.`
  const assessments = parts(typed.assessments).join(', ')
  if (assessments.length > longest) problems['assessments'] = `Use ${longest} characters or fewer.`
  const values: Particulars = {
    state_licences: state_licences || null,
    supervision_capacity: number === '' ? null : Number(number),
    assessments: assessments || null,
  }
  return { values, problems }
}
