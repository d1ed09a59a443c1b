import { eraseCandidatesJob } from '../../../features/candidates/duplicates/server/jobs/erase-candidates.ts'
import type { World } from './world.ts'

/** Erases anyone who is due by the world's clock, as the night does. */
export const eraseDue = async (world: World) =>
  await eraseCandidatesJob.run({ organizationId: '' }, world.services, new AbortController().signal)
