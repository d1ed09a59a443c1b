import { UserError } from '../../../../rules/user-error.ts'

/** The eight figures of section 3. Revenue in cents; null without the right to see it. */
export type DashboardStats = {
  candidatesToday: number
  candidatesYesterday: number
  hiredCandidates: number
  totalPlatformCandidates: number
  activeOrganizations: number
  activeLocations: number
  activeJobPosts: number
  revenueThisMonth: number | null
}

export const noStats: DashboardStats = {
  candidatesToday: 0,
  candidatesYesterday: 0,
  hiredCandidates: 0,
  totalPlatformCandidates: 0,
  activeOrganizations: 0,
  activeLocations: 0,
  activeJobPosts: 0,
  revenueThisMonth: 0,
}

export type Outcome<T> = { data: T | undefined; error: unknown }

/** A call that was refused is an error; one that never got an answer is an exception. */
export const getTipState = (
  rpc: Outcome<unknown>,
  others: readonly Outcome<unknown>[],
): 'ok' | 'error' | 'exception' => {
  const failures = [rpc, ...others].map(({ error }) => error).filter((error) => error !== null)
  if (failures.some((error) => !(error instanceof UserError))) return 'exception'
  return rpc.error === null ? 'ok' : 'error'
}

type Counts = { today: number; yesterday: number; hired: number; total: number }
type Sources = {
  admin: Counts | undefined
  counts: { today: number; yesterday: number } | undefined
  rpc: { hired: number; total: number } | undefined
}

/** The four candidate figures: from the admin function, else from the plain counts and the RPC. */
export const getCandidateFigures = ({ admin, counts, rpc }: Sources) => ({
  candidatesToday: admin?.today ?? counts?.today ?? 0,
  candidatesYesterday: admin?.yesterday ?? counts?.yesterday ?? 0,
  hiredCandidates: admin?.hired ?? rpc?.hired ?? 0,
  totalPlatformCandidates: admin?.total ?? rpc?.total ?? 0,
})

/** How many clients are Active, in any case; the service's own organization is no client. */
export const countActive = (
  organizations: readonly { id: string; status: string | null }[],
  ownId: string | undefined,
): number => organizations.filter(({ id, status }) => id !== ownId && status?.trim().toLowerCase() === 'active').length
