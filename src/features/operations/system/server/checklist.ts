import { query } from '../../../../platform/server/query.ts'
import { productionChecklist } from '../contract/system.ts'
import { createChecklist } from '../rules/checklist.ts'
import { readInstallation } from './read-installation.ts'

/** How the service is set up, for anyone who brings it into production: counts and settings, never a secret. */
export const productionChecklistRoute = query(productionChecklist, async ({ tx, settings, now }) => ({
  lines: createChecklist(await readInstallation(tx, settings, now)),
}))
