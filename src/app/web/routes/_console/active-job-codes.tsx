import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '../../shell/later-page.tsx'

const will = [
  'the job codes of each location for RBT and BCBA positions',
  'how many candidates came in by each code',
  'links and QR codes to share',
]

const ActiveJobCodesPage = () => <LaterPage title="Client Job Codes" will={will} />

export const Route = createFileRoute('/_console/active-job-codes')({ component: ActiveJobCodesPage })
