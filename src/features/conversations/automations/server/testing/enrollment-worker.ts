import { openBasics, openServices } from '../../../../../app/server/open-services.ts'
import { readConfig } from '../../../../../platform/server/config.ts'
import { openLog } from '../../../../../platform/server/process/log.ts'
import { sendTextsJob } from '../../../../texting/messages/server/jobs/send-texts.ts'
import { runEnrollmentsJob } from '../jobs/run-enrollments.ts'

// A process of its own that works on automations and sends what they write, until it is killed: node enrollment-worker.ts <organizationId>
const [, , organizationId = ''] = process.argv
const config = readConfig(process.env)
const databaseUrl = config.databaseUrl ?? ''
const basics = openBasics({ config, log: openLog('silent'), clock: () => new Date() }, databaseUrl, 3)
const services = await openServices(basics, { databaseUrl })
const { signal } = new AbortController()
process.stdout.write('ready\n')
for (;;) {
  await runEnrollmentsJob.run({ organizationId: '' }, services, signal)
  await sendTextsJob.run({ organizationId }, services, signal)
  await new Promise((later) => setTimeout(later, 5))
}
