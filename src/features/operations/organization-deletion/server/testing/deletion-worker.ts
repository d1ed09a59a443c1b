import { openBasics, openServices } from '../../../../../app/server/open-services.ts'
import { readConfig } from '../../../../../platform/server/config.ts'
import { openLog } from '../../../../../platform/server/process/log.ts'
import { deleteOrganizationsJob } from '../jobs/delete-organizations.ts'

// A process of its own that deletes the organizations whose 30 days are over, so that it can be killed: node deletion-worker.ts <now>
const [, , now = ''] = process.argv
const config = readConfig(process.env)
const databaseUrl = config.databaseUrl ?? ''
const basics = openBasics({ config, log: openLog('silent'), clock: () => new Date(now) }, databaseUrl, 2)
const services = await openServices(basics, { databaseUrl })
await deleteOrganizationsJob.run({ organizationId: '' }, services, new AbortController().signal)
process.exit(0)
