import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '../../shell/later-page.tsx'

const will = ['folders and files of your organization', 'expiry dates of certificates and checks']

const DocumentsPage = () => <LaterPage title="Documents" will={will} />

export const Route = createFileRoute('/_console/documents')({ component: DocumentsPage })
