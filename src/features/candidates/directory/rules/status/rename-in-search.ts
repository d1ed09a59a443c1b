import { toStatusKey } from '../statuses.ts'

const parseList = (text: string | null): string[] | null => {
  try {
    const list: unknown = JSON.parse(text ?? '')
    return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : null
  } catch {
    return null
  }
}

/** The search part of a URL that filters by a status, with the label it has now; null when it does not name the status. */
export const renameInSearch = (search: string, from: string, to: string): string | null => {
  const parts = new URLSearchParams(search)
  const statuses = parseList(parts.get('status'))
  if (!statuses?.some((one) => toStatusKey(one) === toStatusKey(from))) return null
  const next = statuses.map((one) => (toStatusKey(one) === toStatusKey(from) ? to : one))
  parts.set('status', JSON.stringify([...new Map(next.map((one) => [toStatusKey(one), one])).values()]))
  return `?${parts.toString()}`
}
