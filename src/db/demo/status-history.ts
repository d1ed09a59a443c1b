import type { DemoCandidate } from './people/people.ts'
import { createRandom } from './random.ts'

const path = [
  'Initial Inquiry',
  'Reviewed By Clinic',
  'Interview Scheduled',
  'Candidate Assessment',
  'In-Process To Hire',
  'Hired',
]
const hour = 3_600_000

type Move = { organization_id: string; candidate_id: string; at: string; from: string; to: string }

/** How the candidates came to the status they have: the way through the pipeline, some steps skipped, nothing later than now. */
export const createDemoStatusHistory = (candidates: readonly DemoCandidate[], now: Date) => {
  const r = createRandom('status history')
  const moves = candidates.flatMap(({ row }): Move[] => {
    if (row.status === 'Initial Inquiry') return []
    const reached = row.status === 'Archived' ? 1 + r.below(3) : path.indexOf(row.status)
    const stages = path
      .slice(1, (reached < 0 ? path.length - 1 : reached) + 1)
      .filter((_, at, all) => at === all.length - 1 || r.chance(0.85))
    const steps = [...stages, ...(path.includes(row.status) ? [] : [row.status])]
    const begun = Date.parse(row.created_at)
    const room = now.getTime() - begun - 60_000
    const waits = steps.map((to, at) => {
      if (at === 0) return (0.2 + r.next() ** 3 * 60) * hour
      return (to === 'Terminated' ? 20 * 24 + r.below(110 * 24) : 18 + r.below(9 * 24)) * hour
    })
    const whole = waits.reduce((sum, wait) => sum + wait, 0)
    // Candidates without enough time moved sooner: at some moment since, not all just now.
    const shrink = whole > room ? (Math.max(0, room) * (0.3 + 0.7 * r.next())) / whole : 1
    return steps.map((to, at) => ({
      organization_id: row.organization_id,
      candidate_id: row.id,
      at: new Date(begun + waits.slice(0, at + 1).reduce((sum, wait) => sum + wait, 0) * shrink).toISOString(),
      from: steps[at - 1] ?? 'Initial Inquiry',
      to,
    }))
  })
  const facts = moves.map((move) => ({ id: r.uuid(), ...move }))
  return {
    changes: moves.map(({ from, to, ...rest }) => ({
      ...rest,
      from_key: from.toLowerCase(),
      to_key: to.toLowerCase(),
    })),
    facts: facts.map(({ id, organization_id, candidate_id, at }) => ({
      id,
      organization_id,
      name: 'candidate.statusChanged',
      about: candidate_id,
      at,
    })),
    values: facts.map(({ id, organization_id, from, to }) => ({
      event_id: id,
      organization_id,
      before: { status: from },
      after: { status: to },
    })),
  }
}
