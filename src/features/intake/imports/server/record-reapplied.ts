import type { Tx } from '../../../../platform/server/database.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import type { ImportStep } from '../rules/plan-import.ts'

type Where = { organizationId: string; importId: string; name: string; madeBy: string | null }

/**
 * Records that people who are here came once more, with their news; `skipped` too where each row is an application of
 * its own.
 */
export const recordReapplied = async (
  tx: Tx,
  { organizationId, importId, name, madeBy }: Where,
  steps: readonly ImportStep[],
  { skipped = false, except = new Set<string>() }: { skipped?: boolean; except?: ReadonlySet<string> } = {},
) => {
  const again = steps.flatMap((step) => {
    if (step.kind === 'update') return [{ id: step.id, filled: Object.keys(step.changes).join(', ') }]
    return skipped && step.kind === 'skip' && step.id ? [{ id: step.id, filled: '' }] : []
  })
  await recordEvents(
    tx,
    madeBy,
    again
      .filter(({ id }) => !except.has(id))
      .map(({ id, filled }) => ({
        name: 'candidate.appliedAgain',
        about: id,
        organizationId,
        after: { import_id: importId, file: name, filled },
      })),
  )
}
