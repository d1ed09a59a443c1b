import { readConfig } from '../../../../platform/server/config.ts'
import { openPool } from '../../../../platform/server/database.ts'
import { openLog } from '../../../../platform/server/log.ts'
import { sendTextsJob } from '../jobs/send-texts.ts'

// A process of its own that sends one batch, so that it can be killed: node texting-worker.ts <organizationId> <batchId>
const [, , organizationId = '', batchId = ''] = process.argv
const config = readConfig(process.env)
const pool = openPool(config.databaseUrl ?? '', 2)
const services = { pool, config, log: openLog('silent'), clock: () => new Date() }
process.stdout.write('ready\n')
await sendTextsJob.run({ organizationId, batchId }, services, new AbortController().signal)
await pool.end()
