import * as z from 'zod/mini'
import { positions } from '../../../../rules/credential/positions.ts'

const kept = z.array(z.object({ id: z.string(), name: z.string(), position: z.enum(positions) }))
type Person = z.output<typeof kept>[number]
const key = 'reinforce-recent-people'
const most = 5

/**
 * Returns the people whose pages were opened last in this tab, newest first, five at most. The list ends with the
 * session.
 */
export const loadRecentPeople = (): Person[] => {
  try {
    return kept.parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Notes that someone's page was opened. A browser that keeps nothing forgets it. */
export const noteVisit = ({ id, name, position }: Person): void => {
  const people = [{ id, name, position }, ...loadRecentPeople().filter((one) => one.id !== id)].slice(0, most)
  try {
    sessionStorage.setItem(key, JSON.stringify(people))
  } catch {
    // Full, or not allowed: nothing depends on it.
  }
}
