import { foldCase } from '../../../../rules/fold-case.ts'

/** The pipeline of section 4, in order. */
export const generalStatuses = [
  'Initial Inquiry',
  'Reviewed By Clinic',
  'Interview Scheduled',
  'Candidate Assessment',
  'In-Process To Hire',
  'Hired',
  'Archived',
  'Terminated',
] as const

/** Statuses that every organization has, in addition to its own list. */
const fixedStatuses = ['Initial Inquiry', 'Hired', 'Archived'] as const

/** Returns the key by which statuses are compared. The database stores it as `status_key`. */
export const toStatusKey = (status: string): string => foldCase(status.trim())

const plain = (label: string): string => label.trim().toLowerCase()
const fixed = new Set<string>(fixedStatuses.map(plain))

/** Whether a label is one of the fixed ones, in any case. */
export const isFixedStatus = (label: string): boolean => fixed.has(plain(label))

/** Own statuses of a new organization, in order. */
export const ownStatusesOfNewOrganization: string[] = generalStatuses.filter((label) => !isFixedStatus(label))

export type OwnStatus = { status_label: string; sort_order: number }

/** The status dialog's list: Initial Inquiry, the organization's own in sort order, Hired, Archived; no label twice in any case. */
export const listStatusChoices = (ownStatuses: readonly OwnStatus[]): string[] => {
  const seen = new Set<string>(['', ...fixed])
  const own = ownStatuses
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map(({ status_label }) => status_label.trim())
    .filter((label) => !seen.has(plain(label)) && seen.add(plain(label)))
  return ['Initial Inquiry', ...own, 'Hired', 'Archived']
}

/** Returns the choices for candidates of several organizations: those in every list, in the order of the first. */
export const listSharedStatusChoices = (lists: readonly (readonly string[])[]): string[] => {
  const [first = [], ...others] = lists
  const sets = others.map((list) => new Set(list.map(plain)))
  return first.filter((label) => sets.every((set) => set.has(plain(label))))
}

/** Which figure of the candidate stats a status counts for, in any case; null for none. */
export const getStatFigure = (
  status: string | null,
): 'initial_inquiry' | 'in_process' | 'hired' | 'interviewed' | null => {
  const label = plain(status ?? '')
  if (label === 'initial inquiry') return 'initial_inquiry'
  if (label === 'in-process to hire') return 'in_process'
  if (label === 'hired') return 'hired'
  return label === 'interview scheduled' || label === 'candidate assessment' ? 'interviewed' : null
}
