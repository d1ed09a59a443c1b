import { stream } from '../../../../../platform/server/stream.ts'
import { formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { exportClients } from '../../contract/client-details.ts'
import { readClients } from '../clients.ts'

const most = 10_000
const head = [
  'Organization',
  'Status',
  'Subscription',
  'Auto scheduler',
  'Active locations',
  'Job posts good',
  'Job posts warning',
  'Job posts alert',
  'Candidates today',
  'Candidates 7 days',
  'Candidates 30 days',
  'Hired 30 days',
  'First touch minutes',
  'Last sign-in',
  'Health',
]

/** Everything the list shows, for every client that matches. */
export const exportClientsRoute = stream(exportClients, async ({ input, actor, transact, services, reply }) => {
  const { rows } = await transact(
    async (tx) =>
      await readClients(
        { tx, actor, now: services.clock(), settings: services.config },
        { ...input, offset: 0, size: most },
      ),
    { readOnly: true },
  )
  const seesMoney = actor.rights.includes('money:see')
  const lines = rows.map((row) =>
    formatCsvRow([
      row.name,
      row.status,
      row.subscription_type ?? '',
      row.scheduler ? 'On' : 'Off',
      row.activeLocations,
      row.posts.good,
      row.posts.warning,
      row.posts.alert,
      row.today,
      row.last7,
      row.last30,
      row.hired30,
      row.firstTouchMinutes ?? '',
      row.lastSignIn,
      row.health.join('; '),
      ...(seesMoney ? [row.lastInvoice?.status ?? ''] : []),
    ]),
  )
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="clients.csv"')
    .send(`\uFEFF${formatCsvRow(seesMoney ? [...head, 'Last invoice'] : head)}${lines.join('')}`)
})
