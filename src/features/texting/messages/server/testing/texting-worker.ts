import { openBasics, openServices } from '../../../../../app/server/open-services.ts'
import { readConfig } from '../../../../../platform/server/config.ts'
import { openLog } from '../../../../../platform/server/process/log.ts'
import { sendTextsJob } from '../jobs/send-texts.ts'

// A process of its own that sends one batch, so that it can be killed: node texting-worker.ts <organizationId> <batchId>
const [, , organizationId = '', batchId = ''] = process.argv
const config = readConfig(process.env)
const databaseUrl = config.databaseUrl ?? ''
const basics = openBasics({ config, log: openLog('silent'), clock: () => new Date() }, databaseUrl, 2)
const services = await openServices(basics, { databaseUrl })
process.stdout.write('ready\n')
await sendTextsJob.run({ organizationId, batchId }, services, new AbortController().signal)
await services.pool.end()
