import { query } from '../../../../platform/server/query.ts'
import { productionChecklist } from '../contract/system.ts'
import { checklistOf } from '../rules/checklist.ts'
import { readInstallation } from './read-installation.ts'

/** How the service is set up, for anyone who brings it into production: counts and settings, never a secret. */
export const productionChecklistRoute = query(productionChecklist, async ({ tx, settings, now }) => ({
  lines: checklistOf(await readInstallation(tx, settings, now)),
}))
