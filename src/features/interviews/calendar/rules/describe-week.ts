import type { InterviewStatus } from './interview-kinds.ts'

/**
 * Describes the number of interviews in a week: '5 interviews (+ 1 canceled)'. `total` counts those that aren't in
 * `statuses`, too.
 */
export const describeWeek = (statuses: readonly InterviewStatus[], total: number): string => {
  const canceled = statuses.filter((status) => status === 'Cancelled').length
  const held = total - canceled
  const words = `${held} ${held === 1 ? 'interview' : 'interviews'}`
  if (statuses.length < total) return `${total} interviews with canceled ones, the first ${statuses.length} shown`
  return canceled === 0 ? words : held === 0 ? `${canceled} canceled` : `${words} (+ ${canceled} canceled)`
}
