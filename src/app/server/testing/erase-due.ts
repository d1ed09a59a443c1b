import { eraseCandidatesJob } from '../../../features/candidates/server/jobs/erase-candidates.ts'
import { traces } from '../traces.ts'
import type { World } from './world.ts'

/** Erases whoever is due by the world's clock, as the night does. */
export const eraseDue = async (world: World) =>
  await eraseCandidatesJob(traces).run({ organizationId: '' }, world.services, new AbortController().signal)
