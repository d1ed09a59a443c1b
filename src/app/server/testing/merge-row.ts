import { randomUUID } from 'node:crypto'
import type { Clinic } from './create-clinic-rows.ts'

/** What a merge of a clinic's two candidates wrote down; neither of them bears it in their own row. */
export const mergeRow = ({ organizationId, candidateId, secondId, mark, stamp }: Clinic) => ({
  organization_id: organizationId,
  id: randomUUID(),
  kept_id: secondId,
  other_id: candidateId,
  merged_at: stamp,
  filled: ['city'],
  kept_before: { city: null },
  kept_after: { city: mark },
  other_before: {},
  written: {},
})
